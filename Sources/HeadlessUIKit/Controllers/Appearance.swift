/// Where a view controller is between being away and being on display.
enum Appearance: UInt8 {
  case disappeared, appearing, appeared, disappearing
}
