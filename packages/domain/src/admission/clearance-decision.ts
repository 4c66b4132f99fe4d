import * as z from "zod/mini";
import { oneOf } from "../sundry/one-of.ts";
import { clearanceStates } from "./clearance.ts";

/** What an office says of a newcomer; what it returns it gives a reason for, which the newcomer reads. */
export const clearanceDecisionSchema = z
  .object({
    state: oneOf(clearanceStates, "please choose what you have decided"),
    note: z._default(
      z.string().check(z.trim(), z.maxLength(300, "please use at most 300 characters")),
      "",
    ),
  })
  .check(
    z.refine(({ state, note }) => state !== "returned" || note.length >= 10, {
      message: "please say why",
      path: ["note"],
    }),
  );
