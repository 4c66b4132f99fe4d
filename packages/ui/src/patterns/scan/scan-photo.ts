import type { Corners } from "./corners.ts";
import { evenLight } from "./even-light.ts";
import { findPage } from "./find-page.ts";
import type { Pixels } from "./grey.ts";
import type { Look, ScannedPage } from "./messages.ts";
import { isBlurred } from "./sharpness.ts";
import { straighten } from "./straighten.ts";

/** A picture with a smaller fraction of writing is no page, and its background may be blurred. */
const written = 0.12;

/** Finds the page on a photo or, without one, whether the photo is blurred. */
export function look(photo: Pixels): Look {
  const corners = findPage(photo);
  return corners ? { corners } : { blurred: isBlurred(photo, written) };
}

/** The page within the corners. Sharpness is measured before evening the light, which makes edges steeper. */
export function scanned(photo: Pixels, corners: Corners): ScannedPage {
  const page = straighten(photo, corners);
  return { pixels: evenLight(page), blurred: isBlurred(page) };
}
