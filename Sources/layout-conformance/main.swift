import LayoutConformanceTool
import LayoutSpecimens

ConformanceTool.main(
  gallery: Gallery.all.map(GalleryEntry.init), rare: Gallery.rare.map(GalleryEntry.init))

extension GalleryEntry {
  /// The entry of a specimen.
  fileprivate init(_ specimen: Specimen) {
    self.init(
      subject: specimen.subject, breaks: specimen.breaks, note: specimen.note,
      isSubtle: specimen.isSubtle, illustrates: Gallery.rulesIllustrated(by: specimen))
  }
}
