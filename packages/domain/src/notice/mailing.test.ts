import { expect, test } from "vitest";
import { asksForMail, type Mailing } from "./mailing.ts";

const mailed: Mailing = {
  mail: true,
  category: "All Students",
  departmentIds: [1, 2],
  levelIds: [3],
  startDate: "2026-11-20",
};
const waiting = { ...mailed, mailedAt: null };

test("a notice that goes to nobody by e-mail asks for no letters", () => {
  expect(asksForMail({ ...mailed, mail: false })).toBe(false);
  expect(asksForMail({ ...mailed, mail: false }, waiting)).toBe(false);
});

test("a new one does, and one that is to be mailed from now on", () => {
  expect(asksForMail(mailed)).toBe(true);
  expect(asksForMail(mailed, { ...waiting, mail: false })).toBe(true);
});

test.each([
  [{ category: "Staff" }],
  [{ departmentIds: [] }],
  [{ departmentIds: [1, 2, 3] }],
  [{ levelIds: [] }],
  [{ startDate: "2026-11-21" }],
] satisfies [Partial<Mailing>][])("letters that wait are asked for anew with %j", (changes) => {
  expect(asksForMail({ ...mailed, ...changes }, waiting)).toBe(true);
});

test("the same readers in another order are the same", () => {
  expect(asksForMail({ ...mailed, departmentIds: [2, 1, 2] }, waiting)).toBe(false);
});

test("letters that were written are not written again, whomever it is for now", () => {
  const written = { ...waiting, mailedAt: "2026-11-20T09:00:00.000Z" };
  expect(asksForMail({ ...mailed, category: "Staff" }, written)).toBe(false);
  expect(asksForMail(mailed, { ...written, mail: false })).toBe(false);
});
