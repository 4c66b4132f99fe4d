import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import acceptanceLetter from "./acceptance-letter/acceptance-letter.stories.tsx";
import admissionLetter from "./admission-letter/admission-letter.stories.tsx";
import applicationSlip from "./application-slip/application-slip.stories.tsx";
import boardPack from "./board-pack/board-pack.stories.tsx";
import classList from "./class-list/class-list-sheet.stories.tsx";
import compositeSheet from "./composite-sheet/composite-sheet.stories.tsx";
import courseClassList from "./course-class-list/course-class-list.stories.tsx";
import courseForm from "./course-form/course-form.stories.tsx";
import courseRegistration from "./course-registration/course-registration.stories.tsx";
import clearanceForm from "./clearance-form/clearance-form.stories.tsx";
import feeClearance from "./fee-clearance/fee-clearance.stories.tsx";
import invoice from "./invoice/invoice.stories.tsx";
import levyLetter from "./levy-letter/levy-letter.stories.tsx";
import receipt from "./receipt/receipt.stories.tsx";
import resultSheet from "./result-sheet/result-sheet.stories.tsx";
import resultSummary from "./result-summary/result-summary.stories.tsx";
import screeningSlip from "./screening-slip/screening-slip.stories.tsx";
import semesterResults from "./semester-results/semester-results.stories.tsx";
import siwesPreview from "./siwes-preview/siwes-preview.stories.tsx";

type Sample = { component: ComponentType<never>; args: object };

const documents: Record<string, Sample> = {
  acceptanceLetter,
  admissionLetter,
  applicationSlip,
  boardPack,
  classList,
  compositeSheet,
  courseClassList,
  courseForm,
  courseRegistration,
  clearanceForm,
  feeClearance,
  invoice,
  levyLetter,
  receipt,
  resultSheet,
  resultSummary,
  screeningSlip,
  semesterResults,
  siwesPreview,
};

const emptyDate = "0001-01-01T00:00:00";

/** What stands in records where a value is missing, as servers and imports have been seen to send it. */
const nothings = [undefined, null, "", " ", Number.NaN, Number.POSITIVE_INFINITY, emptyDate];

/** A closed state is no value that a record lacks, and the school is configured. */
const certain = new Set(["school", "state", "kind", "action", "title", "approval", "provisional"]);

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** A copy in which each value has gone with the given chance; lists lose entries. */
function without(value: unknown, chance: number, random: () => number): unknown {
  if (Array.isArray(value)) {
    // Three of a list say as much as thirty.
    return value
      .slice(0, 3)
      .filter(() => random() > chance / 4)
      .map((entry) => (typeof entry === "string" ? entry : without(entry, chance, random)));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        certain.has(key) ? inner : without(inner, chance, random),
      ]),
    );
  }
  if (random() >= chance) return value;
  const nothing = nothings[Math.floor(random() * nothings.length)];
  if (nothing === emptyDate) return /^\d{4}-\d\d-\d\d/.test(String(value)) ? nothing : null;
  // A text is no number: what is missing keeps its kind or is nothing at all.
  return nothing == null || typeof nothing === typeof value ? nothing : null;
}

const machineWords = /undefined|null|NaN|Invalid Date|Infinity|\[object|0001-01-01/;

test.each(Object.entries(documents))(
  "%s: whichever values are missing, no word of the machine is printed",
  (_, { component, args }) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed);
      const props = without(args, seed / 60, random) as never;
      const markup = renderToStaticMarkup(createElement(component, props));
      expect(machineWords.exec(markup)?.[0], `seed ${seed}`).toBeUndefined();
    }
  },
);

test.each(Object.entries(documents))(
  "%s: with every value missing, a dash stands for each",
  (_, { component, args }) => {
    const props = without(args, 1, () => 0.5) as never;
    const markup = renderToStaticMarkup(createElement(component, props));
    expect(markup).toMatch(/>-</);
    expect(machineWords.exec(markup)?.[0]).toBeUndefined();
  },
);
