/** What a photo becomes by the phone's scanner, made small as it is for sending, and what a machine reads of it. */
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import sharp from "sharp";
import { createWorker, OEM } from "tesseract.js";
import { uploadLimits } from "../../../packages/domain/src/upload/limits.ts";
import { bestScan } from "../../../packages/ui/src/patterns/photo-field/best-fit.ts";
import type { Pixels } from "../../../packages/ui/src/patterns/scan/grey.ts";
import { look, scanned } from "../../../packages/ui/src/patterns/scan/scan-photo.ts";

const { resolve } = createRequire(import.meta.url);
const english = join(dirname(resolve("@tesseract.js-data/eng/package.json")), "4.0.0_best_int");

export type Scan = {
  /** Whether a page was found on the photo. */
  found: boolean;
  /** Whether the person is warned of it. */
  warned: boolean;
  /** What is sent. */
  jpeg: Buffer;
};

/** Takes a photo through the scanner, as `reviewed` and `prepareScan` do on the phone, by whom all is left as it was found. */
export async function scanOf(photo: Pixels): Promise<Scan> {
  const seen = look(photo);
  const page = seen.corners && scanned(photo, seen.corners);
  const warned = page ? page.blurred : seen.corners === undefined && seen.blurred;
  return { found: page !== undefined, warned, jpeg: await shrunk(page?.pixels ?? photo) };
}

/** As `shrinkScan` does on the phone, with the same tries. */
async function shrunk({ width, height, data }: Pixels): Promise<Buffer> {
  const best = await bestScan(
    Math.max(width, height),
    uploadLimits.defaultBytes - 1,
    (scale) => async (quality) => {
      const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize(Math.round(width * scale), Math.round(height * scale))
        .jpeg({ quality: Math.round(quality * 100) })
        .toBuffer();
      return { jpeg, size: jpeg.length };
    },
  );
  if (!best) throw new Error("The page could not be made small enough");
  return best.jpeg;
}

export type Reader = {
  /** How many of the words are read on a scan, each as often as it stands there. */
  read(jpeg: Buffer, words: readonly string[]): Promise<number>;
  close(): Promise<unknown>;
};

/** Opens the reader: Tesseract with its English data, from the disk alone. */
export async function openReader(): Promise<Reader> {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: english,
    cacheMethod: "none",
  });
  return {
    async read(jpeg, words) {
      const { data } = await worker.recognize(jpeg);
      return common(words, data.text.toLowerCase().split(/[^a-z]+/));
    },
    close: () => worker.terminate(),
  };
}

function common(words: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}
