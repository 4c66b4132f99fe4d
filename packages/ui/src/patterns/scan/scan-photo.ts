import type { Corners } from "./corners.ts";
import { evenLight } from "./even-light.ts";
import { findPage } from "./find-page.ts";
import type { Pixels } from "./grey.ts";
import type { Look, ScannedPage } from "./messages.ts";
import { isBlurred } from "./sharpness.ts";
import { straighten } from "./straighten.ts";

/** A picture with less writing than this part of it is no page, whose background may well be blurred. */
const written = 0.12;

/** Where the page is on a photo; where none is seen, whether what is there is blurred. */
export function look(photo: Pixels): Look {
  const corners = findPage(photo);
  return corners ? { corners } : { blurred: isBlurred(photo, written) };
}

/** The page within the corners. Its sharpness is asked before its light is evened, which makes any edge steeper. */
export function scanned(photo: Pixels, corners: Corners): ScannedPage {
  const page = straighten(photo, corners);
  return { pixels: evenLight(page), blurred: isBlurred(page) };
}
