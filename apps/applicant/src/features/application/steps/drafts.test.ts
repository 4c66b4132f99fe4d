import { fieldsOf, idOf } from "@polyportal/domain/application/steps";
import { earlier } from "@polyportal/domain/programmes/earlier";
import type { Field, PlainField } from "@polyportal/domain/programmes/field";
import type { Programme, Step } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { overlay, writeDraft } from "@polyportal/ui/draft-store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answersDefaults } from "../defaults.ts";
import { newRecord } from "../testing/record.ts";
import { institutionDefaults } from "./institution/defaults.ts";
import { ndResultDefaults } from "./nd-result/defaults.ts";
import { oLevelDefaults } from "./o-level/defaults.ts";
import { personalForm } from "./personal/defaults.ts";
import { programmeForm } from "./programme/defaults.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    localStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
  });
});
afterEach(() => vi.unstubAllGlobals());

/**
 * The initial values of each kind of section. Documents have no draft: the server keeps files, and agreements
 * are not kept.
 */
function begins(programme: Programme, step: Step): Record<string, unknown> {
  const record = newRecord(programme);
  switch (step.kind) {
    case "personal":
      return personalForm(step, record);
    case "programme":
      return programmeForm(step, record);
    case "nd-result":
      return ndResultDefaults(record);
    case "institution":
      return institutionDefaults(record);
    case "o-level":
      return oLevelDefaults(record);
    case "form":
    case "referees":
      return answersDefaults(step, record);
    case "documents":
      throw new Error("Documents have no draft.");
  }
}

let typed = 0;

/** Other values for every field outside of `answers`. */
function typedOver(value: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map(typedOver);
  if (typeof value === "boolean") return true;
  if (typeof value !== "object" || value === null) return `typed ${(typed += 1)}`;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typedOver(part)]));
}

const answerTo = ({ type }: PlainField): unknown =>
  type === "tick" ? true : `answered ${(typed += 1)}`;

/** An answer to a field; two rows for a rows field. */
const typedInto = (field: Field): unknown =>
  field.type === "rows"
    ? [1, 2].map(() => Object.fromEntries(field.fields.map((one) => [one.id, answerTo(one)])))
    : answerTo(field);

/** Only card PINs must be typed again after a reload: no other field's name may look like a secret's. */
const withoutPins = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (name, value: unknown) => (name === "cardPin" ? "" : value)));

const sections = [...programmes, ...earlier].flatMap((programme: Programme) =>
  programme.steps
    .filter(({ kind }) => kind !== "documents")
    .map((step): [string, string, Programme, Step] => [
      `${programme.slug} ${programme.revision ?? 1}`,
      idOf(step),
      programme,
      step,
    ]),
);

test.each(sections)("%s, %s: a draft is read as it was kept", (_, id, programme, step) => {
  const values = begins(programme, step);
  const fields = fieldsOf(step);
  const answers = Object.fromEntries(fields.map((field) => [field.id, typedInto(field)]));
  const draft = {
    ...(typedOver(values) as Record<string, unknown>),
    ...(fields.length > 0 && { answers }),
  };
  const older = {
    ...draft,
    ...(fields.length > 0 && { answers: { ...answers, neverAsked: "x" } }),
  };
  expect(writeDraft(id, { savedAt: 0, values: { ...older, neverAsked: "x" } })).toBe(true);
  const onDevice: { values: object } = JSON.parse(kept.get(`draft:${id}`) ?? "{}");
  expect(overlay(values, onDevice.values)).toEqual(withoutPins(draft));
});
