import type { Family } from "../family.ts";
import { refereeLinkHandlers, referenceReadingHandlers } from "./handlers.ts";
import { writeToReferees } from "./write-letters.ts";

export const family = {
  handlers: { ...refereeLinkHandlers, ...referenceReadingHandlers },
  jobs: [writeToReferees],
} satisfies Family;
