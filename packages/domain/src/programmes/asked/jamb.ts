import { askForJambNumber } from "../../messages/jamb-number.ts";
import { subjectFields } from "../../application/prefill.ts";
import type { Field } from "../field.ts";

/** JAMB's number, of programmes that ask it as data. */
export const jambNumberField = {
  id: "jambNumber",
  type: "text",
  label: "JAMB Number",
  required: askForJambNumber,
  rule: "jamb-number",
} as const satisfies Field;

/** Number, score and the four subjects of the UTME. */
export const jambParticulars: readonly Field[] = [
  jambNumberField,
  {
    id: "utmeScore",
    type: "number",
    label: "UTME Score",
    required: "please enter your UTME score",
    least: 1,
    most: 400,
    decimals: 0,
    wrong: "please enter a whole number",
    tooLarge: "a UTME score is at most {most}",
  },
  ...subjectFields.map((id, at): Field => ({
    id,
    type: "choice",
    label: `JAMB Subject ${at + 1}`,
    required: "please select your JAMB subject",
    options: { list: "o-level-subjects" },
    ...(at > 0 && {
      unlike: { fields: subjectFields.slice(0, at), message: "duplicate entries exists" },
    }),
  })),
];
