/// A trace that has the word SECRET in every text that an app can put there.
enum SecretTrace {
  static let text = """
    {"format":"flowtrace","version":"1.2","app":"Shop"}
    {"at":0,"event":"launch","label":"SECRET launch","unreadProperties":"SECRET reason"}
    {"at":1,"event":"coordinator","id":1,"type":"Shop.AppCoordinator","label":"SECRET app"}
    {"at":2,"event":"screen","id":2,"type":"Shop.ListViewController","label":"SECRET","title":"SECRET"}
    {"at":3,"event":"presents","coordinator":1,"screen":2}
    {"at":4,"event":"enter","screen":2}
    {"at":5,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}
    {"at":6,"event":"state","state":"9ae16a3b2f90404f"}
    {"at":10,"event":"step","action":"tap","target":"SECRET button"}
    {"at":11,"event":"coordinator","id":3,"type":"Shop.CartCoordinator","label":"SECRET","parent":1}
    {"at":11,"event":"screen","id":4,"type":"Shop.CartViewController","title":"SECRET cart"}
    {"at":12,"event":"presents","coordinator":3,"screen":4}
    {"at":12,"event":"enter","screen":4}
    {"at":12,"event":"transition","from":2,"to":4,"kind":"push","trigger":"tap \\"SECRET\\"","by":3}
    {"at":20,"event":"step","action":"back"}
    {"at":21,"event":"transition","from":4,"to":2,"kind":"pop","trigger":"back","by":"system"}
    {"at":22,"event":"leave","screen":4}
    {"at":23,"event":"freed","id":4}
    {"at":24,"event":"state","state":"9ae16a3b2f90404f"}
    {"at":30,"event":"outside","trigger":"SECRET link"}
    {"at":31,"event":"screen","id":5,"type":"Shop.CartViewController","title":"SECRET cart"}
    {"at":32,"event":"enter","screen":5}
    {"at":33,"event":"transition","from":2,"to":5,"kind":"push","trigger":"SECRET link","by":3}
    {"at":40,"event":"step","action":"select","target":"2 in SECRET list"}
    {"at":50,"event":"step","action":"back"}
    {"at":51,"event":"transition","from":5,"to":2,"kind":"pop","trigger":"back","by":"system"}
    {"at":52,"event":"leave","screen":5}
    {"at":60,"event":"state","state":"9ae16a3b2f90404f"}

    """
}
