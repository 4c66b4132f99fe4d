// What a CCE application may be, fetched as one file.
export { cce } from "./cce.ts";
export { cceFirst } from "./cce-first.ts";
