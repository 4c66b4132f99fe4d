import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { levels } from "../student/levels.ts";
import { messagesOf } from "../validation/messages-of.ts";
import { departmentChangeSchema } from "./form.ts";
import { canMoveTo, changeProgrammeOf, departmentChangeRefusal } from "./rules.ts";

test.each([
  ["ND I", "nd", undefined],
  ["ND II", undefined, "last-level"],
  ["HND I", "hnd", undefined],
  ["HND II", undefined, "last-level"],
  ["Foundation", undefined, "last-level"],
  ["PGD", undefined, "last-level"],
  ["Masters I", "pg", undefined],
  ["PhD III", undefined, "last-level"],
])("a student of %s moves within %s: %s", (name, programme, refusal) => {
  const levelId = levels.find((level) => level.name === name)!.id;
  expect(changeProgrammeOf(levelId)).toBe(programme);
  expect(departmentChangeRefusal({ levelId, pending: false })).toBe(refusal);
});

test.prop([fc.constantFrom(...levels)])(
  "who waits for a decision does not apply again, at any level",
  ({ id }) => {
    expect(departmentChangeRefusal({ levelId: id, pending: true })).toBe("pending");
  },
);

test.prop([fc.constantFrom(...levels)])(
  "whoever may apply has a programme to look for departments in",
  ({ id }) => {
    const may = departmentChangeRefusal({ levelId: id, pending: false }) === undefined;
    expect(changeProgrammeOf(id) !== undefined).toBe(may);
  },
);

test("a move goes to another department that is active and open", () => {
  const other = { id: 2, active: true, open: true };
  expect(canMoveTo(1, other)).toBe(true);
  expect(canMoveTo(2, other)).toBe(false);
  expect(canMoveTo(1, { ...other, active: false })).toBe(false);
  expect(canMoveTo(1, { ...other, open: false })).toBe(false);
});

test("an application names the department and the reason", () => {
  expect(departmentChangeSchema.parse({ departmentId: "7", reason: " Health " })).toEqual({
    departmentId: 7,
    reason: "Health",
  });
  expect(messagesOf(departmentChangeSchema, { departmentId: "", reason: " " })).toEqual([
    "departmentId: please select the department",
    "reason: please enter your reason",
  ]);
});
