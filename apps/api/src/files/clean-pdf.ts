import { withoutPlacesInPdf } from "./places-in-pdf.ts";
import { isPlainPdf } from "./plain-pdf.ts";

/** The PDF as it is kept, its photos without where they were taken; undefined where it is more than pages. */
export async function cleanPdf({
  bytes,
}: {
  readonly bytes: Uint8Array<ArrayBuffer>;
}): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return (await isPlainPdf(bytes)) ? withoutPlacesInPdf(bytes) : undefined;
}
