import Escaping
import Testing

@Suite("Text from outside in each medium")
struct EscapingTests {
  @Test(
    "On a terminal, controls and marks of direction are shown, and nothing is a workflow command",
    arguments: [
      ("a\u{1B}[2J\u{9B}\u{7F}", #"a\u{1B}[2J\u{9B}\u{7F}"#),
      ("\u{202E}x\u{2066}", #"\u{202E}x\u{2066}"#),
      ("a\r\nb", #"a\u{D}\u{A}b"#), ("::error::x", #"\u{3A}:error::x"#),
      ("  ##[group]", #"  \u{23}#[group]"#), ("a::b", "a::b"),
      ("a ##[add-mask]e", #"a \u{23}#[add-mask]e"#),
      ("###[a] ##vso[task.x]", #"#\u{23}#[a] \u{23}#vso[task.x]"#), ("## a[0]", "## a[0]"),
      ("e\u{301}\u{1F43E}", "e\u{301}\u{1F43E}"),
    ])
  func terminal(text: String, shown: String) {
    #expect(TerminalText.escaped(text) == shown)
  }

  @Test("A text of several lines keeps them on a terminal, and none begins a workflow command")
  func lines() {
    #expect(
      TerminalText.escaped("a\n\t::error::x\r\nb", keepsLines: true)
        == "a\n\t\\u{3A}:error::x\\u{D}\nb")
  }

  @Test("A workflow command stays on its line, and its values end no property")
  func workflow() {
    let command = WorkflowCommandText.command(
      "error", ["file": "a:b,c=d\n", "title": "%0A"], "x\r\n::error::100%")
    #expect(
      command == #"::error file=a%3Ab%2Cc=d%0A,title=%250A::x\u{D}%0A\u{3A}:error::100%25"#)
  }

  @Test(
    "In Markdown a text means nothing, whatever it is joined to, and mentions nobody",
    arguments: [
      ("<b>", #"\<b\>"#), ("\u{600}<b>", "\u{600}\\<b\\>"), ("a|b ~x~", #"a\|b \~x\~"#),
      ("[x](y)", #"\[x\](y)"#), ("&lt;#1", ##"\&lt;\#1"##), ("\n# x", ##"\\u{A}\# x"##),
      ("@team a@b c@", "@<!-- -->team a@<!-- -->b c@"),
    ])
  func markdown(text: String, escaped: String) {
    #expect(MarkdownText.inline(text) == escaped)
  }

  @Test(
    "A span of code is closed by nothing in it",
    arguments: [
      ("a", "`a`"), ("", "` `"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", #"`a\|b`"#),
      ("a\n\nb", #"`a\u{A}\u{A}b`"#),
    ])
  func code(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }

  @Test("A block of code is closed by no line of it")
  func block() {
    #expect(MarkdownText.block("a\n```\n````", language: "dot") == "`````dot\na\n```\n````\n`````")
  }

  @Test("A picture's alternative text stays in its brackets")
  func alternative() {
    #expect(MarkdownText.alternative("a](x)\n![") == #"a\](x) !\["#)
  }

  @Test("XML has no markup from a text, and no character that XML forbids")
  func xml() {
    var bytes: [UInt8] = []
    XMLText.append("<a b=\"\u{0}\u{FFFF}&\n\">", inAttribute: true, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "&lt;a b=&quot;\u{FFFD}\u{FFFD}&amp;&#10;&quot;&gt;")
  }

  @Test("References to characters are read back from XML, and unknown ones stay")
  func xmlReferences() {
    func read(_ text: String) -> String { XMLText.unescaped(Array(text.utf8)[...]) }
    #expect(read("a &lt;b&gt; &amp;amp; &quot;c&quot;&#10;&#xE9;") == "a <b> &amp; \"c\"\n\u{E9}")
    #expect(read("&bogus; & &; &lt") == "&bogus; & &; &lt")
  }

  @Test("Swift source has no other statement from a text")
  func swift() {
    #expect(SwiftText.literal("\"\\(x)\n\u{202E}") == ##""\"\\(x)\n\u{202E}""##)
    #expect(SwiftText.comment("a\nfatalError()\u{2028}") == #"a\nfatalError()\u{2028}"#)
    #expect(SwiftText.literal("##[x]") == ##""\u{23}#[x]""##)
    #expect(SwiftText.typeName("1; class X {") == "App1ClassX")
  }

  @Test("Mermaid has no statement, markup, link or icon from a text")
  func mermaid() {
    #expect(
      MermaidText.quoted("a\"]<b>\u{202E}\n%%{x}")
        == "\"a#quot;#93;#lt;b#gt;#8238;<br/>#37;#37;#123;x#125;\"")
    #expect(!MermaidText.unquoted("end").contains("end"))
  }

  @Test(
    "A part of a file's name is in no other folder, and hides nothing",
    arguments: [
      ("", "app"), ("..", "-."), ("../x", "-.-x"), (".git", "-git"), ("a/b\u{0}c", "a-b-c"),
      (#"C:\x"#, "C--x"), ("My App", "My App"),
    ])
  func fileName(text: String, name: String) {
    #expect(FileNameText.component(text, orElse: "app") == name)
  }

  @Test("A part of a file's name is short enough for a file system")
  func longFileName() {
    let name = FileNameText.component(String(repeating: "\u{1F43E}", count: 500), orElse: "app")
    #expect(name.utf8.count == 160)
  }

  @Test("An address has no other part from a text")
  func address() {
    #expect(AddressText.component("a/b?c#d\" x") == "a%2Fb%3Fc%23d%22%20x")
    #expect(AddressText.path("docs/a b.svg") == "docs/a%20b.svg")
  }
}
