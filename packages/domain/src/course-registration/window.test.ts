import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { mayAddOrDrop, mayRegister, windowState, windowStates } from "./window.ts";

const window = {
  opensAt: "2026-11-02T07:00:00Z",
  lateFrom: "2026-12-01T00:00:00Z",
  closesAt: "2026-12-15T00:00:00Z",
  addDropClosesAt: "2027-01-10T00:00:00Z",
};

test.each([
  ["2026-11-02T06:59:59Z", "not-open"],
  ["2026-11-02T07:00:00Z", "open"],
  ["2026-11-30T23:59:59Z", "open"],
  ["2026-12-01T00:00:00Z", "late"],
  ["2026-12-15T00:00:00Z", "add-drop"],
  ["2027-01-09T23:59:59Z", "add-drop"],
  ["2027-01-10T00:00:00Z", "closed"],
])("at %s the window is %s", (now, state) => {
  expect(windowState(window, new Date(now))).toBe(state);
});

test("without a late fee nobody is late, without a window nothing is announced", () => {
  expect(windowState({ ...window, lateFrom: null }, new Date("2026-12-14T00:00:00Z"))).toBe("open");
  expect(windowState(null, new Date())).toBe("unset");
});

const moments = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 4, maxLength: 4 });

test.prop([moments, fc.integer({ min: 0, max: 10_000 }), fc.nat(500)])(
  "a window only ever moves on, and whoever may register may also change",
  (days, at, later) => {
    const [opensAt, lateFrom, closesAt, addDropClosesAt] = days
      .toSorted((a, b) => a - b)
      .map((day) => new Date(day));
    if (!opensAt || !lateFrom || !closesAt || !addDropClosesAt) throw new Error("four moments");
    const all = { opensAt, lateFrom, closesAt, addDropClosesAt };
    const before = windowState(all, new Date(at));
    const after = windowState(all, new Date(at + later));
    expect(windowStates.indexOf(after)).toBeGreaterThanOrEqual(windowStates.indexOf(before));
    if (mayRegister(before)) expect(mayAddOrDrop(before)).toBe(true);
  },
);
