import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { unitLoadMessages as words } from "../messages/unit-load.ts";
import { isTooFarAbove, typedLoadsSchema, unitLoadSchema } from "./forms.ts";
import { mostAbove } from "./most-above.ts";

const tenths = fc.integer({ min: 1, max: 600 }).map((value) => value / 10);

test.prop([tenths, tenths])("a load is in order, in tenths, as typed or as sent", (a, b) => {
  const typed = unitLoadSchema.safeParse({ minimum: String(a), maximum: String(b) });
  const sent = unitLoadSchema.safeParse({ minimum: a, maximum: b });
  expect(typed.success).toBe(a <= b);
  expect(sent).toEqual(typed);
  if (!typed.success) {
    expect(typed.error.issues).toMatchObject([{ path: ["minimum"], message: words.order }]);
  }
});

test.each(["", " ", "0", "twelve", "-1", "61", "12.55", "1e9", "NaN"])(
  "%j are no credit units",
  (typed) => {
    const parsed = unitLoadSchema.safeParse({ minimum: typed, maximum: "60" });
    expect(parsed.error?.issues[0]).toMatchObject({ path: ["minimum"], message: words.number });
  },
);

test.prop([tenths, tenths])("six units above the level's most are the furthest", (own, level) => {
  const above = Math.round((own - level) * 10) / 10;
  expect(isTooFarAbove({ maximum: own }, { maximum: level })).toBe(above > mostAbove);
});

test("a load of students says who, when, how much and why", () => {
  const empty = {
    matricNumbers: " ",
    sessionId: "",
    semester: "",
    minimum: "12",
    maximum: "30",
    reason: "",
  };
  const parsed = typedLoadsSchema.safeParse(empty);
  const fields = parsed.error?.issues.map(({ path, message }) => [path[0], message]);
  expect(fields).toEqual(
    expect.arrayContaining([
      ["matricNumbers", words.matricNumber],
      ["sessionId", words.session],
      ["semester", words.semester],
      ["reason", expect.any(String)],
    ]),
  );
});
