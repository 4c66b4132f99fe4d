import { todayInLagos } from "@polyportal/domain/format/date";
import { weekHasBegun, weeksBetween } from "@polyportal/domain/siwes/weeks";
import { expect, test } from "vitest";
import { currentTraining } from "./siwes.ts";

const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 11, 28, hour)));

test("at every hour of a week the training is in the fifth of sixteen weeks", () => {
  for (const now of hours) {
    const { startDate, endDate } = currentTraining(now);
    const weeks = weeksBetween(startDate, endDate);
    expect(weeks).toHaveLength(16);
    const begun = weeks.filter((week) => weekHasBegun(week, todayInLagos(now)));
    expect(begun.length, now.toISOString()).toBe(5);
  }
});
