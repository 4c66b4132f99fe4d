import * as z from "zod/mini";
import { chooseRelationship, relationships } from "../programmes/asked/referees.ts";
import { title } from "../programmes/asked/person.ts";
import { ranks, ratedPoints, ratings, recommendations, type RatedPoint } from "./choices.ts";
import { fullPersonName, phone, requiredText } from "../validation/primitives.ts";

const words = {
  years: "please enter how many years",
  rate: "please rate every point",
  rank: "please choose a rank",
  recommendation: "please choose your recommendation",
  statement: "please write at least 100 characters",
  markup: "please write plain text, without HTML",
  declaration: "Tick the checkbox to continue",
} as const;

const chosen = (values: readonly string[], message: string) =>
  z.string(message).check(z.refine((one) => values.includes(one), message));

export const statementLimits = { least: 100, most: 5000 } as const;

/** What a referee writes. */
export const referenceSchema = z.object({
  title: chosen(
    title.options.map(({ value }) => value),
    title.required,
  ),
  fullName: fullPersonName("please enter the full name"),
  institution: requiredText("please enter the institution"),
  position: requiredText("please enter your position"),
  phone: phone(),
  relationship: chosen(
    relationships.map(({ value }) => value),
    chooseRelationship,
  ),
  yearsKnown: z.string(words.years).check(
    z.trim(),
    z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= 60, words.years),
  ),
  ratings: z.object(
    Object.fromEntries(ratedPoints.map((point) => [point, chosen(ratings, words.rate)])) as Record<
      RatedPoint,
      ReturnType<typeof chosen>
    >,
  ),
  rank: chosen(ranks, words.rank),
  recommendation: chosen(recommendations, words.recommendation),
  statement: requiredText(words.statement, statementLimits.most).check(
    z.refine((text) => text === "" || text.length >= statementLimits.least, words.statement),
    z.refine((text) => !/<\/?[a-z!][^>]*>/i.test(text), words.markup),
  ),
  // As the fields that are data: of zod what every form has.
  declaration: z.unknown().check(z.refine((ticked) => ticked === true, words.declaration)),
});

/** What the screen holds. */
export type ReferenceForm = Omit<z.input<typeof referenceSchema>, "declaration"> & {
  declaration: boolean;
};

/** What is kept. */
export type Reference = Omit<z.output<typeof referenceSchema>, "declaration">;
