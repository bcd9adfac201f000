import Testing

@testable import FlowViewer

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "A SHA-256 digest is that of the standard's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func examples(text: String, digest: String) {
    let bytes = SHA256(of: Array(text.utf8)).bytes
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(digits == digest)
  }

  @Test("A SHA-256 digest is that of OpenSSL for messages around the length of a block")
  func lengths() {
    // printf 'a%.0s' {1..N} | openssl dgst -sha256
    let digests = [
      55: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
      56: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
      64: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
    ]
    for (length, digest) in digests {
      let bytes = SHA256(of: Array(repeating: UInt8(ascii: "a"), count: length)).bytes
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      #expect(digits == digest, "\(length) bytes")
    }
  }
}
