import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { nd } from "../programmes/nd.ts";
import { pg } from "../programmes/pg.ts";
import type { Programme } from "../programmes/programme.ts";
import { staffRequest } from "../programmes/staff-request.ts";
import { mayLeave, mayMoveTo } from "./move.ts";

const paid = { slug: "nd", sessionId: 3, amountKobo: 650_000 };
const hnd = { ...paid, slug: "hnd", open: true, award: "" };

describe("a payment", () => {
  test.each([
    ["another programme of the same fee", {}, true],
    ["the programme that it is for", { slug: "nd" }, false],
    ["one that is closed", { open: false }, false],
    ["one that costs more", { amountKobo: 650_001 }, false],
    ["one that costs less", { amountKobo: 649_999 }, false],
    ["one of another session", { sessionId: 2 }, false],
    ["one whose fee goes by the award", { award: "masters" }, false],
  ])("and %s", (_, change, may) => {
    expect(mayMoveTo(paid, { ...hnd, ...change })).toBe(may);
  });

  test("stays where others were asked about the applicant", () => {
    const some: readonly Programme[] = [nd, pg, staffRequest];
    expect(some.map(mayLeave)).toEqual([true, false, false]);
  });

  const offers = fc.uniqueArray(
    fc.record({
      slug: fc.constantFrom("nd", "hnd", "cce", "diploma", "pre-degree"),
      sessionId: fc.constantFrom(2, 3),
      amountKobo: fc.constantFrom(1, 2),
      open: fc.boolean(),
      award: fc.constantFrom("", "masters"),
    }),
    { selector: ({ slug }) => slug },
  );

  test.prop([offers, fc.array(fc.nat(4))])(
    "is worth the fee of its form, wherever it was moved",
    (places, ways) => {
      const [first] = places;
      if (!first) return;
      let now: (typeof places)[number] = first;
      for (const way of ways) {
        const to = places[way];
        if (to && mayMoveTo(now, to)) now = to;
      }
      expect([now.amountKobo, now.sessionId]).toEqual([first.amountKobo, first.sessionId]);
      if (now !== first) expect(now).toMatchObject({ open: true, award: "" });
    },
  );
});
