import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { earlier } from "../../programmes/earlier.ts";
import { programmes } from "../../programmes/programmes.ts";
import { fieldsOf } from "../steps.ts";
import { sampleProgress } from "./sample.ts";
import { begin } from "./begin.ts";

/** Every section with fields of every programme, in every revision in use. */
const sections = [...programmes, ...earlier].flatMap((programme) =>
  programme.steps.flatMap((step) => {
    const fields = fieldsOf(step);
    return fields.length > 0 ? [{ programme, fields }] : [];
  }),
);

test.prop([
  fc.constantFrom(...sections),
  fc.dictionary(fc.string(), fc.string()),
  fc.array(fc.nat({ max: 99 })),
])(
  "a section begins with each of its fields and no other, however many of them are answered",
  ({ programme, fields }, others, forgotten) => {
    const answered = Object.entries(sampleProgress(programme).answers);
    const some = answered.filter((_, at) => !forgotten.includes(at));
    const begun = begin(fields, { ...others, ...Object.fromEntries(some) });
    expect(Object.keys(begun)).toEqual(fields.map(({ id }) => id));
    for (const [id, answer] of some) if (id in begun) expect([begun[id]]).toMatchObject([answer]);
  },
);

test("the sections of all sixteen programmes are asked", () => {
  expect(sections.length).toBeGreaterThan(30);
});
