extension Unicode.Scalar {
  /// Whether this would become one character with what stands before it: a space, a quote or a slash.
  package var joinsBefore: Bool {
    properties.isGraphemeExtend || properties.isEmojiModifier
      || properties.generalCategory == .spacingMark
  }
}
