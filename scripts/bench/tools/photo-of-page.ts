/** Photos of drawn pages as a phone takes them: turned, from aside, bent, in shadow and lamplight, grainy, some of them blurred. */
import sharp from "sharp";
import type { Pixels } from "../../../packages/ui/src/patterns/scan/grey.ts";
import { chance, drawPage, type DrawnPage } from "./drawn-page.ts";

/** As `decodePhoto` hands a camera's picture on. */
const photo = { width: 1200, height: 1600 };

type Place = readonly [number, number];
type Quad = readonly [Place, Place, Place, Place];

export type PagePhoto = { pixels: Pixels; words: readonly string[]; isBlurred: boolean };

/** The photo of a seed; every fifth is blurred, half of them by a hand that shook. */
export async function photograph(seed: number): Promise<PagePhoto> {
  const page = await drawPage(seed);
  const random = chance(seed * 7919 + 1);
  const isBlurred = seed % 5 === 4;
  const seen = take(page, random);
  const blurred = isBlurred ? await blur(seen, seed % 2 === 0) : seen;
  const pixels = { ...photo, data: grain(blurred, random) };
  return { pixels, words: page.words, isBlurred };
}

const spread = (random: () => number, by: number): number => (random() * 2 - 1) * by;

/** Where a page's corners come to lie: turned by up to 12°, each a little off, as one who stands aside sees it. */
function corners(random: () => number): Quad {
  const turn = (spread(random, 12) * Math.PI) / 180;
  const height = 1330 + spread(random, 40);
  const width = height / Math.SQRT2;
  const [across, down] = [
    photo.width / 2 + spread(random, 12),
    photo.height / 2 + spread(random, 12),
  ];
  const shrink = 1 - 0.22 * Math.abs(Math.sin(turn));
  const at = (x: number, y: number): Place => {
    const [right, below] = [x * width * shrink, y * height * shrink];
    return [
      across + right * Math.cos(turn) - below * Math.sin(turn) + spread(random, 22),
      down + right * Math.sin(turn) + below * Math.cos(turn) + spread(random, 22),
    ];
  };
  return [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)];
}

/** The nine numbers of the perspective from the photo to a page of side 1 (Heckbert, 1989, turned round). */
function backwards([p, q, r, s]: Quad): number[] {
  const [ux, uy] = [q[0] - r[0], q[1] - r[1]];
  const [vx, vy] = [s[0] - r[0], s[1] - r[1]];
  const [sx, sy] = [p[0] - q[0] + r[0] - s[0], p[1] - q[1] + r[1] - s[1]];
  const under = ux * vy - vx * uy;
  const [g, h] = [(sx * vy - vx * sy) / under, (ux * sy - sx * uy) / under];
  const [a, b, c] = [q[0] - p[0] + g * q[0], s[0] - p[0] + h * s[0], p[0]];
  const [d, e, f] = [q[1] - p[1] + g * q[1], s[1] - p[1] + h * s[1], p[1]];
  const first = [e - f * h, c * h - b, b * f - c * e];
  const second = [f * g - d, a - c * g, c * d - a * f];
  const third = [d * h - e * g, b * g - a * h, a * e - b * d];
  return [...first, ...second, ...third];
}

const desks: readonly (readonly [number, number, number])[] = [
  [112, 78, 52],
  [70, 74, 80],
  [48, 84, 66],
  [150, 128, 100],
  [196, 188, 176],
];

/** What the lens sees: the page where it lies, the desk elsewhere, in uneven light. */
function take(page: DrawnPage, random: () => number): Float32Array {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = backwards(
    corners(random),
  );
  const bend = spread(random, 0.008);
  const desk = desks[Math.floor(random() * desks.length)] ?? [100, 100, 100];
  const lamp = [1, 0.97 - random() * 0.05, 0.9 - random() * 0.12];
  const light = lighting(random);
  const seen = new Float32Array(photo.width * photo.height * 3);
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const under = g * x + h * y + i;
      const u = (a * x + b * y + c) / under;
      // A page that lies on a fold rises in its middle.
      const v = (d * x + e * y + f) / under + bend * Math.sin(Math.PI * u);
      const onPage = u > 0 && u < 1 && v > 0 && v < 1;
      const shade = onPage ? shadeOf(page, u * page.width - 0.5, v * page.height - 0.5) : 0;
      const wood = 1 + 0.06 * Math.sin(x * 0.021 + Math.sin(y * 0.013) * 2.2);
      const here = light(x / photo.width, y / photo.height);
      const at = (y * photo.width + x) * 3;
      for (let colour = 0; colour < 3; colour++) {
        const own = onPage ? shade : (desk[colour] ?? 0) * wood;
        seen[at + colour] = own * here * (lamp[colour] ?? 1);
      }
    }
  }
  return seen;
}

/** Light that falls off to one side, and the soft shadow of the one who takes the photo. */
function lighting(random: () => number): (x: number, y: number) => number {
  const side = random() * 2 * Math.PI;
  const fall = 0.1 + random() * 0.25;
  const [middleX, middleY] = [0.2 + random() * 0.6, 0.3 + random() * 0.6];
  const [width, height] = [0.15 + random() * 0.25, 0.15 + random() * 0.3];
  const dark = 0.15 + random() * 0.35;
  return (x, y) => {
    const along = 1 - fall * (0.5 + (x - 0.5) * Math.cos(side) + (y - 0.5) * Math.sin(side));
    const away = Math.hypot((x - middleX) / width, (y - middleY) / height);
    const shadow = dark / (1 + Math.exp((away - 1) * 9));
    return along * (1 - shadow);
  };
}

function shadeOf({ width, height, shades }: DrawnPage, x: number, y: number): number {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [Math.max(0, x - left), Math.max(0, y - top)];
  const at = (column: number, row: number) => shades[row * width + column] ?? 0;
  const upper = at(left, top) * (1 - across) + at(right, top) * across;
  const lower = at(left, bottom) * (1 - across) + at(right, bottom) * across;
  return upper * (1 - down) + lower * down;
}

/** Out of focus, or moved while the shutter was open. */
async function blur(seen: Float32Array, shaken: boolean): Promise<Float32Array> {
  const whole = Uint8ClampedArray.from(seen);
  const picture = sharp(whole, { raw: { ...photo, channels: 3 } });
  const length = 15;
  const kernel = Array.from({ length: length * length }, (_, at) =>
    Math.floor(at / length) === (length - 1) / 2 ? 1 : 0,
  );
  const done = shaken
    ? picture.convolve({ width: length, height: length, kernel })
    : picture.blur(3.5);
  return Float32Array.from(await done.raw().toBuffer());
}

/** A cheap sensor's grain: about four shades either way. */
function grain(seen: Float32Array, random: () => number): Pixels["data"] {
  const data = new Uint8ClampedArray(photo.width * photo.height * 4);
  for (let pixel = 0; pixel < photo.width * photo.height; pixel++) {
    for (let colour = 0; colour < 3; colour++) {
      const noise = (random() + random() + random() - 1.5) * 8;
      data[pixel * 4 + colour] = (seen[pixel * 3 + colour] ?? 0) + noise;
    }
    data[pixel * 4 + 3] = 255;
  }
  return data;
}
