import { longPapers, paperWords } from "@polyportal/domain/messages/long-papers";
import { expect, test } from "vitest";
import { classListSheetWords } from "./class-list/class-list-sheet.words.ts";
import { compositeSheetWords } from "./composite-sheet/composite-sheet.words.ts";
import { courseClassListWords } from "./course-class-list/course-class-list.words.ts";
import { documentFrameWords } from "./document-frame/document-frame.words.ts";
import { documentSheetsWords } from "./document-sheets/document-sheets.words.ts";
import { resultSheetWords } from "./result-sheet/result-sheet.words.ts";

// A paper of many students is drawn by the server: it says what the portal's own paper of it says.

const texts = (words: object) =>
  JSON.parse(JSON.stringify(words).replaceAll("\u00AD", "")) as Record<string, unknown>;

test.each([
  [
    "a result sheet",
    longPapers.resultSheet,
    resultSheetWords,
    resultSheetWords.title,
    resultSheetWords.signatures,
  ],
  ["a class list", longPapers.classList, classListSheetWords, classListSheetWords.title, []],
  [
    "a course's class list",
    longPapers.courseClass,
    courseClassListWords,
    courseClassListWords.titles.class,
    [],
  ],
  [
    "an attendance sheet",
    longPapers.attendance,
    courseClassListWords,
    courseClassListWords.titles.attendance,
    courseClassListWords.signatures,
  ],
  [
    "a composite sheet",
    longPapers.composite,
    compositeSheetWords,
    compositeSheetWords.title,
    compositeSheetWords.signatures,
  ],
])("%s is called, headed and signed alike", (_, paper, words, title, signatures) => {
  expect(paper.title).toBe(title);
  const { particulars = {} } = paper as { particulars?: object };
  expect(texts(words)).toMatchObject({ ...paper.columns, ...particulars });
  expect(paper.signatures).toEqual(signatures);
});

test("what stands around the rows is the same", () => {
  const { composite } = longPapers;
  expect(composite.legend).toBe(compositeSheetWords.legend);
  expect(composite.parts).toEqual(compositeSheetWords.parts);
  expect(Object.values(composite.figures)).toEqual([
    compositeSheetWords.units,
    compositeSheetWords.points,
    compositeSheetWords.average,
  ]);
  expect(composite.course("COM 111", "3.0")).toBe(compositeSheetWords.course("COM 111", "3.0"));
  expect(paperWords.signature).toBe(documentFrameWords.signature);
  expect(paperWords.provisional("Sheet")).toBe(resultSheetWords.provisional("Sheet"));
  expect(paperWords.provisional("Sheet")).toBe(compositeSheetWords.provisional("Sheet"));
  for (const [from, to, total] of [
    [31, 60, 1_084],
    [1, 0, 0],
  ] as const) {
    expect(paperWords.shown(from, to, total)).toBe(
      documentSheetsWords.shown(resultSheetWords.students, from, to, total),
    );
  }
});
