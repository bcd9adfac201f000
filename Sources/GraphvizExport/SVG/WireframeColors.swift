/// The colours of wireframes. For dark pages, a picture's style sheet has a counterpart of each.
enum WireframeColor: UInt32, CaseIterable {
  case ground = 0xFFFF_FFFF
  case shade = 0xF2F6_FAFF
  case fill = 0xE6ED_F5FF
  case line = 0xA9B8_C6FF
  case quiet = 0x616E_7CFF
  case ink = 0x1F29_33FF
  case tint = 0x1B5A_8CFF

  var drawn: DrawnColor { DrawnColor(rawValue) }
}
