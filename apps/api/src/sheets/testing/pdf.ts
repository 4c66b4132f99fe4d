import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The words of each page of a PDF, one space between them, and its title. */
export async function readPdf(data: Uint8Array) {
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const { info } = (await document.getMetadata()) as { info: { Title?: string } };
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.map((item) => ("str" in item ? item.str : ""));
    pages.push(texts.join(" ").replaceAll(/\s+/g, " ").normalize("NFC"));
  }
  await task.destroy();
  return { pages, title: info.Title };
}
