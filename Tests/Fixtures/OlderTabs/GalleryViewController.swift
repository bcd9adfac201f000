import PortableUIKit

class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    contentView.addSubview(caption)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}

class GalleryViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let photos = ["Sea", "Hill", "Town"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .clear
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! PhotoCell
    cell.caption.text = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let photo = PhotoViewController()
    photo.title = photos[indexPath.item]
    show(photo, sender: self)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: collectionView.bounds.width / 3, height: 100)
  }
}

class PhotoViewController: UIViewController {
  private let overlay = OverlayViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(overlay)
    overlay.view.frame = view.bounds
    view.addSubview(overlay.view)
    overlay.didMove(toParent: self)
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector("close"))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  func close() { navigationController?.popViewController(animated: true) }
}

extension PhotoViewController: SelectorPerforming {
  func perform(_ selector: Selector, from sender: Any?) -> Bool {
    guard selector == "close" else { return false }
    close()
    return true
  }
}

class OverlayViewController: UIViewController {
  private(set) var appearances = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}
