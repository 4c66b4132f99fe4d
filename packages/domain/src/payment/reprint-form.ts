import * as z from "zod/mini";
import { personName, rrr } from "../validation/primitives.ts";

/** Asking for the slip of a form that was sent: the payment reference and the applicant's surname. */
export const reprintSchema = z.object({
  rrr: rrr(),
  surname: personName("please input surname"),
});
