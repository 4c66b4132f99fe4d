import * as z from "zod/mini";
import type { OpeningKey } from "../programmes/programme.ts";
import { requiredText, rrr } from "../validation/primitives.ts";
import { askForJambNumber } from "../messages/jamb-number.ts";
import { jambNumber } from "./jamb-number.ts";

/** JAMB's number, or an earlier application's number if there is no JAMB number. */
export const regNumber = requiredText("please enter your Reg. No.", 40).check(z.toUpperCase());

/** The message for a missing number. */
export const askForKey: Record<OpeningKey, string> = {
  jambNumber: askForJambNumber,
  regNumber: "please enter your Reg. No.",
};

/** The schema for opening an application that needs a number besides its RRR. */
export const openingSchema = (key: OpeningKey) =>
  z.object({ rrr: rrr(), key: key === "jambNumber" ? jambNumber : regNumber });
