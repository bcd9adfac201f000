/// A public type that the sources declare.
struct SurfaceType {
  var folder: String
  var doc = ""
  var isKnown = false
  var members: [SurfaceDeclaration] = []
}
