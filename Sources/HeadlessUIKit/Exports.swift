// `import UIKit` brings Foundation along, and code written for it counts on that.
@_exported import Foundation
