import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dated } from "../academic-session/testing/dated.ts";
import type { DatedAttempt } from "./attempts.ts";
import { repeatedIn } from "./repeated.ts";
import { gradingScale } from "./scale.ts";
import { semesterSummaries } from "./semester-summaries.ts";

/** Courses of two awards, each at most once per semester and with constant units. */
const history = fc.uniqueArray(
  fc
    .record({
      courseId: fc.integer({ min: 1, max: 6 }),
      point: fc.constantFrom(...gradingScale.map(({ point }) => point)),
      sessionId: fc.integer({ min: 1, max: 4 }),
      semester: fc.constantFrom("First" as const, "Second" as const),
    })
    .map((one): DatedAttempt => ({
      ...one,
      ...dated(one.sessionId),
      creditUnit: 1 + (one.courseId % 4),
      levelId: one.sessionId,
    })),
  { selector: ({ courseId, sessionId, semester }) => `${courseId} ${sessionId} ${semester}` },
);

test.prop([history])(
  "courses are noted as repeated exactly where the sums of a sheet differ, and account for it",
  (attempts) => {
    for (const summary of semesterSummaries(attempts)) {
      const { current, previous, cumulative } = summary;
      const twice = current.creditUnit + (previous?.creditUnit ?? 0) - cumulative.creditUnit;
      const noted = repeatedIn(attempts, summary);
      expect(noted.reduce((sum, { creditUnit }) => sum + creditUnit, 0)).toBe(twice);
    }
  },
);
