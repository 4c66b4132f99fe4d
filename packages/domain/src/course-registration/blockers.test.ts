import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { windowSentence } from "../messages/course-registration.ts";
import { blockers } from "./blockers.ts";
import { registrationObstacles } from "./obstacles.ts";
import { mayRegister, windowState, windowStates } from "./window.ts";

const moment = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2027-12-31"),
  noInvalidDate: true,
});
const window = fc.tuple(moment, moment, moment, moment).map((moments) => {
  const [opensAt, lateFrom, closesAt, addDropClosesAt] = moments.toSorted(
    (one, other) => one.getTime() - other.getTime(),
  ) as [Date, Date, Date, Date];
  return { opensAt, lateFrom, closesAt, addDropClosesAt };
});
const missing = fc.array(
  fc.record({ kind: fc.constantFrom(...registrationObstacles), text: fc.string({ minLength: 1 }) }),
  { maxLength: 3 },
);

test("what has to be paid is told while there is a way to register, and else the window alone", () => {
  fc.assert(
    fc.property(fc.option(window, { nil: undefined }), moment, missing, (dates, now, owed) => {
      const state = windowState(dates, now);
      const told = blockers({ state, dates }, owed);
      expect(told.length).toBeGreaterThan(0);
      const isOwed = mayRegister(state) && owed.length > 0;
      expect(told).toEqual(
        isOwed ? owed.map(({ text }) => text) : [windowSentence(state, dates ?? null)],
      );
    }),
  );
});

test("whatever the window is, a student who owes nothing reads how it stands", () => {
  expect(windowStates.map((state) => blockers({ state }, []))).toEqual(
    windowStates.map((state) => [windowSentence(state, null)]),
  );
});
