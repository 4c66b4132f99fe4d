// What a postgraduate application may be, fetched as one file.
export { pg } from "./pg.ts";
export { pgFirst } from "./pg-first.ts";
