import type { Answers, Field } from "@polyportal/domain/programmes/field";
import { lazy } from "react";

/** What a section asks as data. Its code comes where a programme asks so. */
export const Fields = lazy(async () => ({
  default: (await import("./described-fields.tsx")).DescribedFields,
}));

/** The schema of what it asks, given what other sections were answered. */
export const answersOf = async (fields: readonly Field[], others: Answers) =>
  (await import("@polyportal/domain/application/fields/schema")).answersSchema(fields, others);
