/// A public type, as its source has it.
struct SurfaceType {
  var folder: String
  var doc = ""
  var isKnown = false
  var members: [SurfaceDeclaration] = []
}
