import type { FunctionComponent, ReactNode } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PaperFact, PaperKind } from "@polyportal/domain/document/kinds";
import { paperNames } from "@polyportal/domain/document/kinds";
import { clearanceFacts } from "@polyportal/domain/document/papers/clearance";
import { classListRows, courseClassRows } from "@polyportal/domain/document/papers/class-lists";
import { compositeFacts } from "@polyportal/domain/document/papers/composite";
import { courseFormFacts, registrationFacts } from "@polyportal/domain/document/papers/courses";
import { form11Facts } from "@polyportal/domain/document/papers/form11";
import {
  acceptanceFacts,
  admissionFacts,
  levyFacts,
} from "@polyportal/domain/document/papers/letters";
import { invoiceRows, receiptRows } from "@polyportal/domain/document/papers/payment";
import { resultFacts } from "@polyportal/domain/document/papers/results";
import { screeningFacts } from "@polyportal/domain/document/papers/screening";
import { siwesFacts } from "@polyportal/domain/document/papers/siwes";
import acceptanceLetter from "./acceptance-letter/acceptance-letter.stories.tsx";
import admissionLetter from "./admission-letter/admission-letter.stories.tsx";
import classList from "./class-list/class-list-sheet.stories.tsx";
import clearanceForm from "./clearance-form/clearance-form.stories.tsx";
import compositeSheet from "./composite-sheet/composite-sheet.stories.tsx";
import courseClassList from "./course-class-list/course-class-list.stories.tsx";
import courseForm from "./course-form/course-form.stories.tsx";
import courseRegistration from "./course-registration/course-registration.stories.tsx";
import feeClearance from "./fee-clearance/fee-clearance.stories.tsx";
import invoice from "./invoice/invoice.stories.tsx";
import levyLetter from "./levy-letter/levy-letter.stories.tsx";
import receipt from "./receipt/receipt.stories.tsx";
import resultSheet from "./result-sheet/result-sheet.stories.tsx";
import resultSummary from "./result-summary/result-summary.stories.tsx";
import screeningSlip from "./screening-slip/screening-slip.stories.tsx";
import semesterResults from "./semester-results/semester-results.stories.tsx";
import siwesPreview from "./siwes-preview/siwes-preview.stories.tsx";

type Case = {
  kind: PaperKind;
  component: (props: never) => ReactNode;
  args: object;
  facts: (args: never) => readonly PaperFact[];
};

const paper = <Args extends object>(
  kind: PaperKind,
  story: { component: (props: Args) => ReactNode; args: Args },
  facts: (args: Args) => readonly PaperFact[],
): Case => ({ kind, component: story.component, args: story.args, facts });

// The slip's rows are the applicant app's, and so is its test (slip-view.test.ts).
const papers: readonly Case[] = [
  paper("invoice", invoice, ({ invoice }) => invoiceRows({ ...invoice, total: invoice.amount })),
  paper("receipt", receipt, ({ receipt }) => receiptRows(receipt)),
  paper("clearance-form", clearanceForm, ({ form }) => clearanceFacts(form)),
  paper("screening-slip", screeningSlip, ({ slip }) => screeningFacts(slip)),
  paper("form11", feeClearance, ({ form }) => form11Facts(form)),
  paper("course-form", courseForm, ({ form }) => courseFormFacts(form)),
  paper("course-registration", courseRegistration, ({ registration }) =>
    registrationFacts(registration),
  ),
  paper("semester-results", semesterResults, ({ results }) => resultFacts(results)),
  paper(
    "composite-sheet",
    {
      ...compositeSheet,
      args: { composite: { ...compositeSheet.args.composite, fingerprint: "3F2A-91BC-07DE" } },
    },
    ({ composite }) => compositeFacts(composite),
  ),
  paper(
    "result-summary",
    {
      ...resultSummary,
      args: { summary: { ...resultSummary.args.summary, fingerprint: "3F2A-91BC-07DE" } },
    },
    ({ summary }) => compositeFacts(summary),
  ),
  paper("class-list", classList, ({ classList: list }) =>
    classListRows({ ...list, students: list.students.length }),
  ),
  ...(["class", "attendance"] as const).map((kind) =>
    paper(
      kind === "class" ? "course-class-list" : "attendance-sheet",
      { ...courseClassList, args: { ...courseClassList.args, kind } },
      ({ classList: list }) => courseClassRows({ ...list, students: list.students.length }),
    ),
  ),
  paper("admission-letter", admissionLetter, ({ letter }) => admissionFacts(letter)),
  paper("acceptance-letter", acceptanceLetter, ({ letter }) => acceptanceFacts(letter, letter)),
  paper("development-levy-letter", levyLetter, ({ letter }) => levyFacts(letter, letter)),
  paper("siwes-preview", siwesPreview, ({ siwes }) =>
    siwes.placement ? siwesFacts(siwes, siwes.placement) : [],
  ),
];

// Its check tells how it came out, which is not a line of its own.
const otherFacts = ["result-sheet"];

test("every kind of paper that is given out is held against its check", () => {
  const held = [...papers.map(({ kind }) => kind), "application-slip", ...otherFacts];
  expect(held.toSorted()).toEqual(Object.keys(paperNames).toSorted());
});

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

const markupOf = (component: Case["component"], props: never): string =>
  renderToStaticMarkup(createElement(component as FunctionComponent<object>, props));

/** The words of a drawing, each text by itself. */
const textsOf = (markup: string): string[] =>
  markup
    .replaceAll("<wbr/>", "")
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (sign) => entities[sign as never]))
    .filter((text) => text.trim() !== "");

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const letters = Array.from("ABCXYZabcxyzọ̀Ẹé’-<&>\"'/0179 ");

/** Not of the paper itself, or one of a closed list. */
const kept = new Set([
  "school",
  "verification",
  "photoSrc",
  "title",
  "state",
  "paymentType",
  "kind",
  "items",
]);

/** A copy in which each text and number is another, and a day another day. */
function varied(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((one) => varied(one, random));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, kept.has(key) ? one : varied(one, random)]),
    );
  }
  if (typeof value === "number") return Math.round(random() * 1_000_000) / 10;
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d\d-\d\d/.test(value)) {
    return `20${10 + Math.floor(random() * 89)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
  }
  const length = 2 + Math.floor(random() * 30);
  const text = Array.from({ length }, () => letters[Math.floor(random() * letters.length)]);
  return `W${text.join("")}w`;
}

test.each(papers)(
  "$kind: its check tells nothing that is not printed, in the words that are printed",
  ({ kind, component, args, facts }) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const props = (seed === 0 ? args : varied(args, seeded(seed))) as never;
      const texts = textsOf(markupOf(component, props));
      const told = facts(props);
      expect(told.length).toBeGreaterThan(4);
      // A list of courses is told in a line, and printed in as many.
      const words = told.flatMap(({ label, value }) => [
        label,
        ...(/^(Courses|.* Semester)$/.test(label) ? value.split(", ") : [value]),
      ]);
      expect(words.filter((word) => !texts.includes(word))).toEqual([]);
      // "School Fees Receipt" is a receipt.
      expect(texts.some((text) => text.endsWith(paperNames[kind]))).toBe(true);
    }
  },
);

// Thirty lines leave no room for the day of issue, which the check tells.
const lined = [
  "composite-sheet",
  "class-list",
  "course-class-list",
  "attendance-sheet",
  ...otherFacts,
];
const sheets = [{ kind: "result-sheet", component: resultSheet.component, args: resultSheet.args }];

test.each([...papers, ...sheets])(
  "$kind: the paper says all that a stranger needs to check it",
  ({ kind, component, args }) => {
    const [key, view] = Object.entries(args)[0] as [string, object];
    const verification = {
      code: "9F3K-22QX-7MPA",
      verifyUrl: "https://portal.school.example/verify_document?code=9F3K-22QX-7MPA&f=abc",
      issuedAt: "2026-11-20T09:30:00Z",
    };
    const props = { ...args, [key]: { ...view, verification } } as never;
    const words = textsOf(markupOf(component, props)).join(" ");
    expect(words).toContain("9F3K-22QX-7MPA");
    expect(words).toContain("portal.school.example/verify_document,");
    expect(words.includes("20 November 2026")).toBe(!lined.includes(kind));
    expect(words).toMatch(/Printed on \d{1,2} \w+ \d{4}/);
    expect(words).toContain("P.M.B. 1037");
    expect(words).toContain("www.oke-ila-polytechnic.edu.ng");
  },
);
