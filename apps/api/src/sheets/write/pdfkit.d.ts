// Of pdfkit's own, what its types do not tell.
declare namespace PDFKit {
  interface PDFDocument {
    /** Its fonts, each with the words that it has set, which it never forgets by itself. */
    readonly _fontFamilies: Readonly<Record<string, { layoutCache?: Record<string, unknown> }>>;
  }
}
