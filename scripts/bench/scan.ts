/** What the phone's scanner makes of forty photos of pages in nine points (programmes.md, section 8). */
import { photograph } from "./tools/photo-of-page.ts";
import { openReader, scanOf, type Scan } from "./tools/read-scan.ts";
import { atLeast, type Row } from "./tools/row.ts";

const photos = 40;
/** Percent of the words on sharp photos that are read. */
const leastRead = 95;

export async function run(): Promise<Row[]> {
  const reader = await openReader();
  const sharp: Scan[] = [];
  const blurred: Scan[] = [];
  let read = 0;
  let printed = 0;
  try {
    for (let seed = 0; seed < photos; seed++) {
      const { pixels, words, isBlurred } = await photograph(seed);
      const scan = await scanOf(pixels);
      (isBlurred ? blurred : sharp).push(scan);
      if (isBlurred) continue;
      read += await reader.read(scan.jpeg, words);
      printed += words.length;
    }
  } finally {
    await reader.close();
  }
  const all = [...sharp, ...blurred];
  const percent = (100 * read) / printed;
  return [
    atLeast("words that are read on scans of sharp photos", percent, "%", leastRead),
    every("photos on which the page is found", all, ({ found }) => found),
    every("blurred photos that are warned of", blurred, ({ warned }) => warned),
    every("sharp photos that are not", sharp, ({ warned }) => !warned),
    every("scans under 100 KB", all, ({ jpeg }) => jpeg.length < 100 * 1024),
  ];
}

function every(figure: string, scans: readonly Scan[], holds: (scan: Scan) => boolean): Row {
  const all = scans.length;
  return atLeast(figure, scans.filter(holds).length, `of ${all}`, all);
}
