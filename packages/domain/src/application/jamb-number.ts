import * as z from "zod/mini";
import { askForJambNumber } from "../messages/jamb-number.ts";
import { requiredText } from "../validation/primitives.ts";

/** JAMB's registration number, in capitals. */
export const jambNumber = requiredText(askForJambNumber, 20).check(
  z.toUpperCase(),
  z.regex(/^[A-Z0-9]{8,14}$/, "a JAMB number has 8 to 14 letters and digits"),
);
