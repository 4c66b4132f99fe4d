import * as z from "zod/mini";
import { invoiceAmount } from "../invoice/details.ts";
import { requiredText } from "../validation/primitives.ts";
import { chargePayers } from "./charge-payers.ts";
import { oneOf } from "./one-of.ts";

const codeShape = "a code has 3 to 20 letters, digits or hyphens";

/** A charge as the bursary makes it; the same amount twice where it is fixed. */
export const chargeSchema = z
  .object({
    code: z.string("please enter a code").check(
      z.overwrite((code) => code.trim().toUpperCase()),
      z.minLength(1, "please enter a code"),
      z.refine((code) => code === "" || /^[A-Z0-9][A-Z0-9-]{2,19}$/.test(code), codeShape),
    ),
    name: requiredText("please enter a name", 120),
    payer: oneOf(chargePayers, "please choose who pays"),
    least: invoiceAmount,
    most: invoiceAmount,
    account: z.string().check(z.trim(), z.maxLength(120, "please use at most 120 characters")),
  })
  .check(
    z.refine(({ least, most }) => least <= most, {
      message: "the highest amount is not below the lowest",
      path: ["most"],
    }),
  );
