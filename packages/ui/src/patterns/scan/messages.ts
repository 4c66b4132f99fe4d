import type { Corners } from "./corners.ts";
import type { Pixels } from "./grey.ts";

/** What is asked of the worker: to look at a photo, which comes with the first task and is kept, or to cut a page out of it. */
export type ScanTask = { photo?: Pixels | undefined; straighten?: Corners | undefined };

/** What a photo shows: where its page is, if one is seen, or whether it is blurred where none is. */
export type Look = { corners: Corners } | { corners?: undefined; blurred: boolean };

/** A page that was cut out of a photo, straight and evenly lit. */
export type ScannedPage = { pixels: Pixels; blurred: boolean };

/** What it answers, task by task. */
export type ScanAnswer = { look: Look } | { page: ScannedPage };
