import type { Corners } from "./corners.ts";
import type { Pixels } from "./grey.ts";

/** A task of the worker: to search a photo, which is sent with the first task and kept, or to cut out a page. */
export type ScanTask = { photo?: Pixels | undefined; straighten?: Corners | undefined };

/** What a photo shows: the corners of its page or, without one, whether it is blurred. */
export type Look = { corners: Corners } | { corners?: undefined; blurred: boolean };

/** A page cut out of a photo, straightened and evenly lit. */
export type ScannedPage = { pixels: Pixels; blurred: boolean };

/** The worker's answer to each task. */
export type ScanAnswer = { look: Look } | { page: ScannedPage };
