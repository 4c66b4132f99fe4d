import * as z from "zod/mini";
import { requiredText } from "../../../validation/primitives.ts";

const year = (message: string) => z.string(message).check(z.regex(/^\d{4}$/, message));

/** Educational history: the institution attended. The end year is not before the start year. */
export const institutionSchema = z
  .object({
    nameOfInstitution: requiredText("enter name of institution"),
    dateFrom: year("enter start date"),
    dateTo: year("enter end date"),
    certificate: requiredText("enter certificate"),
  })
  .check(
    z.refine(({ dateFrom, dateTo }) => dateTo >= dateFrom, {
      error: "enter end date",
      path: ["dateTo"],
    }),
  );
