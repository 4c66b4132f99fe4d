import { sandwichOf } from "./asked/sandwich.ts";
import { programmeOf } from "./programme-of.ts";

/** Four years in the long vacations, for holders of an NCE or ND. */
export const fourYearSandwich = programmeOf(
  "four-year-sandwich",
  sandwichOf({
    applicationName: "FOUR-YEAR SANDWICH APPLICATION",
    applicationTypeId: 17,
    info: "For serving teachers with an NCE or ND, who study in the long vacations.",
    certificates: ["nce", "nd"],
  }),
);
