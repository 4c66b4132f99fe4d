import { expect, test } from "vitest";
import { landingMessages } from "./landing.ts";

const now = new Date("2026-11-23T09:30:00Z");
const [past, coming] = ["2026-11-01T22:59:59Z", "2026-12-01T22:59:59Z"];

test.each([
  [{ open: true, opensAt: null, closesAt: null }, "Open"],
  [{ open: true, opensAt: past, closesAt: coming }, "Open until 1 December 2026"],
  [{ open: false, opensAt: null, closesAt: past }, "Closed since 1 November 2026"],
  [{ open: false, opensAt: past, closesAt: null }, "Closed"],
  [{ open: false, opensAt: "2026-11-30T23:00:00Z", closesAt: coming }, "Opens 1 December 2026"],
])("%o is told as %s", (offer, told) => {
  expect(landingMessages.state(offer, now)).toBe(told);
});
