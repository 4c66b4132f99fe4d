import { sandwichOf } from "./asked/sandwich.ts";
import { programmeOf } from "./programme-of.ts";

/** Five years in the long vacations, for holders of an SSCE, with an ACE or TC or without. */
export const fiveYearSandwich = programmeOf(
  "five-year-sandwich",
  sandwichOf({
    applicationName: "FIVE-YEAR SANDWICH APPLICATION",
    applicationTypeId: 9,
    info: "For serving teachers with an SSCE, who study in the long vacations.",
    certificates: ["ace", "tc", "none"],
  }),
);
