// What a pre-degree application may be, fetched as one file.
export { preDegree } from "./pre-degree.ts";
export { preDegreeFirst } from "./pre-degree-first.ts";
export { preDegreeSecond } from "./pre-degree-second.ts";
