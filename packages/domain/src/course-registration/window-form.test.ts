import { describe, expect, test } from "vitest";
import { windowState } from "./window.ts";
import { closedNow, dayThatCloses, momentsOf, windowSchema } from "./window-form.ts";

const days = {
  opensOn: "2026-11-02",
  lateOn: "2026-12-01",
  closesOn: "2026-12-15",
  addDropOn: "2027-01-10",
  appraisalsOn: "",
};
const moments = momentsOf(days);
const noon = new Date("2026-11-20T11:00:00Z");

describe("the days of a window", () => {
  test.each([
    [{ lateOn: "2026-11-01" }, "lateOn"],
    [{ lateOn: "2026-12-16" }, "closesOn"],
    [{ opensOn: "2026-12-16", lateOn: "" }, "closesOn"],
    [{ addDropOn: "2026-12-14" }, "addDropOn"],
  ])("are refused out of order: %o", (changed, field) => {
    const { error } = windowSchema.safeParse({ ...days, ...changed });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      [field, "the dates are not in order"],
    ]);
  });

  test.each([
    {},
    { lateOn: "" },
    { lateOn: days.opensOn },
    { opensOn: days.closesOn, lateOn: "", addDropOn: days.closesOn },
  ])("are taken in order: %o", (changed) => {
    expect(windowSchema.safeParse({ ...days, ...changed }).success).toBe(true);
  });

  test("are whole days of Lagos, the last one too", () => {
    expect(moments).toEqual({
      opensAt: new Date("2026-11-01T23:00:00Z"),
      lateFrom: new Date("2026-11-30T23:00:00Z"),
      closesAt: new Date("2026-12-15T22:59:59.999Z"),
      addDropClosesAt: new Date("2027-01-10T22:59:59.999Z"),
      appraisalsFrom: null,
    });
    expect(windowState(moments, new Date("2026-12-15T22:00:00Z"))).toBe("late");
    expect(windowState(moments, new Date("2026-12-15T23:00:00Z"))).toBe("add-drop");
  });

  test("keep their moments where they stay", () => {
    const closed = closedNow(moments, noon);
    const again = { ...days, lateOn: "", closesOn: "2026-11-20" };
    expect(momentsOf({ ...again, addDropOn: "2027-01-20" }, closed)).toMatchObject({
      closesAt: noon,
      addDropClosesAt: new Date("2027-01-20T22:59:59.999Z"),
    });
  });

  test("are whole again where kept moments would be out of order", () => {
    const midnight = { ...moments, closesAt: new Date("2026-12-14T23:00:00Z") };
    expect(momentsOf({ ...days, opensOn: days.closesOn, lateOn: "" }, midnight)).toMatchObject({
      opensAt: new Date("2026-12-14T23:00:00Z"),
      closesAt: new Date("2026-12-15T22:59:59.999Z"),
    });
  });
});

describe("a window that stands open", () => {
  test("is closed in its present part, and the rest stays as announced", () => {
    const once = closedNow(moments, noon);
    expect(once).toEqual({ ...moments, lateFrom: null, closesAt: noon });
    const twice = once && closedNow(once, noon);
    expect(windowState(twice, noon)).toBe("closed");
    expect(twice && closedNow(twice, noon)).toBeUndefined();
  });

  test("keeps a late fee that has begun", () => {
    const late = new Date("2026-12-02T11:00:00Z");
    expect(closedNow(moments, late)?.lateFrom).toEqual(moments.lateFrom);
  });

  test("is not closed by a change of its days", () => {
    const closing = (changed: Partial<typeof days>, now = noon) =>
      dayThatCloses(moments, momentsOf({ ...days, lateOn: "", ...changed }, moments), now);
    expect(closing({ closesOn: "2026-11-19" })).toBe("closesOn");
    expect(closing({ opensOn: "2026-11-21" })).toBe("closesOn");
    expect(closing({ closesOn: "2026-11-20" })).toBeUndefined();
    expect(closing({ addDropOn: "2026-12-15" }, new Date("2026-12-20T11:00:00Z"))).toBe(
      "addDropOn",
    );
    expect(dayThatCloses(undefined, moments, noon)).toBeUndefined();
  });
});
