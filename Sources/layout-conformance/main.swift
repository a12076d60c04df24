import LayoutConformanceTool
import LayoutSpecimens

ConformanceTool.main(
  gallery: Gallery.all.map { specimen in
    GalleryEntry(
      subject: specimen.subject, breaks: specimen.breaks,
      note: specimen.note, isSubtle: specimen.isSubtle,
      illustrates: Gallery.rulesIllustrated(by: specimen))
  })
