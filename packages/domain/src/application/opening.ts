import * as z from "zod/mini";
import type { OpeningKey } from "../programmes/programme.ts";
import { requiredText, rrr } from "../validation/primitives.ts";
import { askForJambNumber } from "../messages/jamb-number.ts";
import { jambNumber } from "./jamb-number.ts";

/** JAMB's number, or the number of an earlier application where there was none of JAMB's. */
export const regNumber = requiredText("please enter your Reg. No.", 40).check(z.toUpperCase());

/** What is said where a number that opens is left out. */
export const askForKey: Record<OpeningKey, string> = {
  jambNumber: askForJambNumber,
  regNumber: "please enter your Reg. No.",
};

/** Opening an application that asks a number besides the RRR of its paid invoice. */
export const openingSchema = (key: OpeningKey) =>
  z.object({ rrr: rrr(), key: key === "jambNumber" ? jambNumber : regNumber });
