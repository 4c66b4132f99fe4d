// What JAMB's number opens, or stands for: fetched as one file, of which every page names one and not four.
export { directEntry } from "./direct-entry.ts";
export { putme, supplementaryPutme } from "./putme.ts";
export { putmeFirst, supplementaryPutmeFirst } from "./putme-first.ts";
export { putmeSecond, supplementaryPutmeSecond } from "./putme-second.ts";
export { staffRequest } from "./staff-request.ts";
export { supplementary } from "./supplementary.ts";
