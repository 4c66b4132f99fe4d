/** A page of printed words in nine points, drawn as a printer would have it, for photos that tests make of it. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import sharp from "sharp";

const { resolve } = createRequire(import.meta.url);

/** An A4 page in pixels: 150 to the inch. */
const page = { width: 1240, height: 1754 };
const point = 150 / 72;
const lines = 18;
const wordsInLine = 9;

const vocabulary =
  `certificate school examination council result subject grade credit english mathematics physics
  chemistry biology geography economics history candidate number session semester department faculty
  polytechnic registrar admission student national diploma higher lecturer course level award first
  second class upper lower division pass merit distinction date birth place state local government
  area guardian father mother address street village community church service letter reference
  character conduct attendance principal teacher signature office record archive holder named above
  completed programme approved board senate payment receipt amount account bank invoice reader page
  market river bridge station hospital library laboratory workshop engineer surveyor accountant nurse`
    .trim()
    .split(/\s+/);

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type DrawnPage = { width: number; height: number; shades: Uint8Array; words: string[] };

let fonts: Promise<Uint8Array[]> | undefined;

async function loadFonts(): Promise<Uint8Array[]> {
  await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return Promise.all(
    ["DejaVuSans.ttf", "DejaVuSerif.ttf"].map(
      async (name) => new Uint8Array(await readFile(resolve(`dejavu-fonts-ttf/ttf/${name}`))),
    ),
  );
}

/** Draws the page of a seed: a title, lines of words in nine points, a rule and a stamp's ring. */
export async function drawPage(seed: number): Promise<DrawnPage> {
  fonts ??= loadFonts();
  const random = chance(seed);
  const family = seed % 2 === 0 ? "DejaVu Sans" : "DejaVu Serif";
  const text = Array.from({ length: lines }, () =>
    Array.from(
      { length: wordsInLine },
      () => vocabulary[Math.floor(random() * vocabulary.length)] ?? "",
    ),
  );
  const size = 9 * point;
  const drawing = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}">
      <rect width="100%" height="100%" fill="#f4f3ee"/>
      <g font-family="${family}" fill="#1c1c22" font-size="${size}">
        <text x="120" y="180" font-size="${16 * point}">statement of result</text>
        <line x1="120" y1="215" x2="1120" y2="215" stroke="#1c1c22" stroke-width="2"/>
        ${text
          .map(
            (words, at) => `<text x="120" y="${290 + at * size * 3.6}">${words.join(" ")}</text>`,
          )
          .join("")}
      </g>
      <circle cx="960" cy="1600" r="80" fill="none" stroke="#33539e" stroke-width="6"/>
    </svg>`,
    { font: { fontBuffers: await fonts } },
  );
  const png = drawing.render().asPng();
  drawing.free();
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return {
    ...page,
    shades: new Uint8Array(data),
    words: ["statement", "of", "result", ...text.flat()],
  };
}
