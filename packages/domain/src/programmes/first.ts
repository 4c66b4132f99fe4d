// The first five are a few lines each: one file, of which every page names one and not five.
export { hnd } from "./hnd.ts";
export { ndPartTime } from "./nd-part-time.ts";
export { nd } from "./nd.ts";
export { preDegree } from "./pre-degree.ts";
export { subDegree } from "./sub-degree.ts";
