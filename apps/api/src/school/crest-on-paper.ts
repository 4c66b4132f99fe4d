import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** A side of the picture that is made of a drawing: sharp behind the words of an A4 sheet in print. */
const side = 1000;

let drawn: { readonly of: string; readonly picture: Promise<string> } | undefined;

/**
 * The crest on papers that the server draws: "plain", the file of a picture, or the picture that is made of a
 * drawing (SVG), once for all papers, as a `data:` address; none of an address, or a kind that PDFs do not know.
 */
export async function crestOnPaper(crest: string | undefined): Promise<string | undefined> {
  if (crest === undefined) return "plain";
  if (/^https?:/i.test(crest)) return undefined;
  if (/\.(png|jpe?g)$/i.test(crest)) return crest;
  if (!/\.svg$/i.test(crest)) return undefined;
  if (drawn?.of !== crest) {
    const picture = pictureOf(crest);
    drawn = { of: crest, picture };
    // One that is mended is found by the next paper.
    picture.catch(() => (drawn = undefined));
  }
  return drawn.picture;
}

let ready: Promise<void> | undefined;

/** PDFs know no SVG: resvg draws it, which loads nothing that the drawing names. */
async function pictureOf(path: string): Promise<string> {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  ready ??= readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")).then((code) => initWasm(code));
  await ready;
  const letters = await readFile(resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"));
  const drawing = new Resvg(await readFile(path, "utf8"), {
    fitTo: { mode: "width", value: side },
    font: { fontBuffers: [new Uint8Array(letters)] },
  });
  const picture = drawing.render().asPng();
  drawing.free();
  // By its address it stands in a PDF once, as a file does.
  return `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;
}
