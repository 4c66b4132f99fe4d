import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { imageDimensionsFromData } from "image-dimensions";
import { afterAll, expect, test } from "vitest";
import { writePaper } from "../sheets/write/paper.ts";
import { crestOnPaper } from "./crest-on-paper.ts";

const folder = await mkdtemp(join(tmpdir(), "polyportal-crest-"));
afterAll(() => rm(folder, { recursive: true }));

const shield = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50">
  <path fill="#8b0000" d="M0 0h40v30q0 15-20 20Q0 45 0 30z"/>
  <text x="20" y="20" font-size="8" text-anchor="middle" fill="#fff">Ọyọ́</text>
  <image href="file:///etc/passwd" width="4" height="4"/>
</svg>`;

test("a crest that is a drawing stands on papers as a picture, made once and kept in each paper once", async () => {
  const path = join(folder, "crest.svg");
  await writeFile(path, shield);
  const picture = await crestOnPaper(path);
  expect(await crestOnPaper(path)).toBe(picture);
  const bytes = Buffer.from(picture?.split(",")[1] ?? "", "base64");
  expect(imageDimensionsFromData(bytes)).toMatchObject({ width: 1000, height: 1250 });

  const written = new PassThrough();
  const part = { title: "Class list", particulars: [], tables: [] };
  const [pdf] = await Promise.all([
    text(written),
    writePaper(
      {
        title: "Class lists",
        day: "2026-11-23",
        size: "A4",
        school: { name: "Alani State Polytechnic", address: "", website: "", crest: picture },
        parts: [part, part],
        drawn: async () => {},
      },
      written,
    ),
  ]);
  // The picture and what is transparent of it, though each sheet shows it twice.
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test("pictures are read from their files, and what a paper cannot show is left out", async () => {
  expect(await crestOnPaper(undefined)).toBe("plain");
  expect(await crestOnPaper("/srv/crest.PNG")).toBe("/srv/crest.PNG");
  expect(await crestOnPaper("https://www.example.edu.ng/crest.svg")).toBeUndefined();
  expect(await crestOnPaper("/srv/crest.webp")).toBeUndefined();
});

test("a drawing that cannot be read is told, and not kept", async () => {
  const path = join(folder, "broken.svg");
  await writeFile(path, "<svg");
  await expect(crestOnPaper(path)).rejects.toThrow(/SVG/);
  await writeFile(path, shield);
  expect(await crestOnPaper(path)).toMatch(/^data:image\/png/);
});
