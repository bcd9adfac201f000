import CustomDump
import Testing
import TextDiff

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), old: "a", new: "b")
  }

  @Test("The diff of equal texts is empty")
  func same() {
    expectNoDifference(diff("a\n", "a\n"), "")
  }

  @Test(
    "A diff is that of diff -u",
    arguments: [
      (
        "", "a\n",
        "@@ -0,0 +1 @@\n+a\n"
      ),
      (
        "a\n", "",
        "@@ -1 +0,0 @@\n-a\n"
      ),
      (
        "a\nb\nc\n", "a\nx\nc\n",
        "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"
      ),
      (
        "a", "a\n",
        "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
      ),
      (
        "a\nb", "b",
        "@@ -1,2 +1 @@\n-a\n b\n\\ No newline at end of file\n"
      ),
      (
        "a\r\n", "a\n",
        "@@ -1 +1 @@\n-a\r\n+a\n"
      ),
      (
        "e\u{301}\n", "\u{E9}\n",
        "@@ -1 +1 @@\n-e\u{301}\n+\u{E9}\n"
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\nx\n3\n4\n5\n6\n7\n8\ny\n",
        "@@ -1,9 +1,9 @@\n 1\n-2\n+x\n 3\n 4\n 5\n 6\n 7\n 8\n-9\n+y\n"
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n0\n", "1\nx\n3\n4\n5\n6\n7\n8\n9\ny\n",
        "@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n 4\n 5\n@@ -7,4 +7,4 @@\n 7\n 8\n 9\n-0\n+y\n"
      ),
    ])
  func hunks(old: String, new: String, hunks: String) {
    expectNoDifference(diff(old, new), "--- a\n+++ b\n" + hunks)
  }
}
