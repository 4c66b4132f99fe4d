import { expect, test } from "vitest";
import { schemaOf } from "@polyportal/domain/application/steps/o-level/schema";
import { emptySitting } from "@polyportal/domain/o-level/empty-sitting";
import * as z from "zod/mini";
import { messagesIn } from "./problems.ts";
import { schemaResolver } from "./schema-resolver.ts";

const check = async (
  schema: Parameters<typeof schemaResolver>[0],
  values: Record<string, unknown>,
) => schemaResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test("values that pass come back as the schema makes them", async () => {
  const { values, errors } = await check(z.object({ year: z.coerce.number() }), { year: "2024" });
  expect(values).toEqual({ year: 2024 });
  expect(errors).toEqual({});
});

test("each field keeps its first message", async () => {
  const schema = z.object({
    pin: z.string().check(z.minLength(1, "missing"), z.minLength(4, "short")),
  });
  const { errors } = await check(schema, { pin: "" });
  expect(messagesIn(errors)).toEqual([["pin", "missing"]]);
});

test("a list's own message stands beside those of its rows", async () => {
  const row = z.object({ grade: z.string().check(z.minLength(1, "no grade")) });
  const schema = z.object({ rows: z.array(row).check(z.minLength(2, "too few")) });
  const { errors } = await check(schema, { rows: [{ grade: "" }] });
  expect(messagesIn(errors)).toEqual(
    expect.arrayContaining([
      ["rows", "too few"],
      ["rows.0.grade", "no grade"],
    ]),
  );
});

test("an untouched sitting says what each of its fields needs", async () => {
  const { errors } = await check(schemaOf({ kind: "o-level", title: "", subjects: 8, asks: [] }), {
    sittings: [emptySitting()],
  });
  expect(messagesIn(errors)).toContainEqual(["sittings.0.subjects", "subjects are required"]);
  expect(messagesIn(errors)).toContainEqual(["sittings.0.cardPin", "please enter your card pin"]);
});
