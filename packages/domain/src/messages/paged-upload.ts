/** What is said of the pages of a document of several. */
export const pagedUploadMessages = {
  wrongPage: "Wrong file type, ensure this is an image or PDF file!",
  wholePdf: "The PDF is the whole document. Remove it before you add pages",
} as const;
