import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { todayInLagos } from "../format/date.ts";
import { hasLapsed, lapsesAt } from "./lapse.ts";

const admittedAt = fc
  .integer({ min: 0, max: 365 * 24 * 60 })
  .map((minute) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000));
const days = fc.integer({ min: 1, max: 365 });

test.prop([admittedAt, days])(
  "the last day counts to its moment, wherever in it the offer came",
  (at, some) => {
    const end = lapsesAt(at, some);
    expect(hasLapsed(at, some, new Date(end.getTime() - 1))).toBe(false);
    expect(hasLapsed(at, some, end)).toBe(true);
    expect(end.getTime() - at.getTime()).toBeGreaterThan(some * 86_400_000);
    // The day after the last is the first on which it is too late.
    const last = todayInLagos(new Date(at.getTime() + some * 86_400_000));
    expect(todayInLagos(new Date(end.getTime() - 1))).toBe(last);
  },
);
