import { expect, test } from "vitest";
import { timetableMessages as words } from "../messages/timetable.ts";
import { overlap, slotChangeSchema, slotSchema } from "./slots.ts";

const typed = { day: "1", begins: "8", ends: "10 am", room: " LT 1 " };

test("a slot comes out of a form as it is kept", () => {
  const kept = { day: 1, begins: "08:00", ends: "10:00", room: "LT 1" };
  expect(slotChangeSchema.parse(typed)).toEqual(kept);
  expect(slotSchema.parse({ ...typed, courseId: "7", sessionId: 3 })).toEqual({
    ...kept,
    courseId: 7,
    sessionId: 3,
  });
});

test.each([
  [{ day: "" }, "day", words.chooseDay],
  [{ day: "8" }, "day", words.chooseDay],
  [{ begins: "" }, "begins", words.time],
  [{ begins: "25:00" }, "begins", words.time],
  [{ ends: "later" }, "ends", words.time],
  [{ ends: "08:00" }, "ends", words.order],
  [{ begins: "11", ends: "10" }, "ends", words.order],
])("%o is refused in words", (wrong, field, message) => {
  const { error } = slotChangeSchema.safeParse({ ...typed, ...wrong });
  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});

test("what ends as the other begins does not overlap", () => {
  const one = { day: 1, begins: 480, ends: 600 };
  expect(overlap(one, { day: 1, begins: 600, ends: 660 })).toBe(false);
  expect(overlap(one, { day: 1, begins: 599, ends: 660 })).toBe(true);
  expect(overlap(one, { day: 2, begins: 480, ends: 600 })).toBe(false);
});
