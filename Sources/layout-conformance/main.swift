import LayoutConformanceTool
import LayoutSpecimens

ConformanceTool.main(
  gallery: Gallery.all.map(GalleryEntry.init), rare: Gallery.rare.map(GalleryEntry.init),
  engines: (EngineGallery.conforming + EngineGallery.broken).map(EngineEntry.init))

extension GalleryEntry {
  /// The entry of a specimen.
  fileprivate init(_ specimen: Specimen) {
    self.init(
      subject: specimen.subject, breaks: specimen.breaks, breaksOfKind: specimen.breaksOfKind,
      causes: specimen.causes, defects: specimen.defects, note: specimen.note,
      isSubtle: specimen.isSubtle, illustrates: Gallery.rulesIllustrated(by: specimen))
  }
}

extension EngineEntry {
  /// The entry of an engine with a declared verdict.
  fileprivate init(_ specimen: EngineSpecimen) {
    self.init(
      name: specimen.name, breaks: specimen.breaks, note: specimen.note,
      typeName: specimen.typeName, illustrates: EngineGallery.rulesIllustrated(by: specimen),
      make: specimen.make)
  }
}
