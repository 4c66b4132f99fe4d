import { slipFacts } from "@polyportal/domain/document/papers/slip";
import { diploma } from "@polyportal/domain/programmes/diploma";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { nd } from "@polyportal/domain/programmes/nd";
import { ndPartTime } from "@polyportal/domain/programmes/nd-part-time";
import { preDegree } from "@polyportal/domain/programmes/pre-degree";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { fourYearSandwich } from "@polyportal/domain/programmes/sandwich";
import { uniTransfer } from "@polyportal/domain/programmes/uni-transfer";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { describe, expect, test } from "vitest";
import { fullRecord, newRecord } from "../testing/record.ts";
import { printed, rowsOf, titlesOf, viewOf } from "../testing/slips.ts";

describe("a slip has the parts that its programme asks for", () => {
  const always = ["Personal Information", "Next of Kin Details", "Programme Details"];

  test.each<[Programme, string[]]>([
    [subDegree, [...always, "Documents Uploaded", "Educational History", "O-Level Result"]],
    [nd, [...always, "JAMB Details", "Documents Uploaded", "O-Level Result"]],
    [hnd, [...always, "Documents Uploaded", "ND Result", "O-Level Result"]],
    [ndPartTime, [...always, "Documents Uploaded", "Educational History", "O-Level Result"]],
    [
      preDegree,
      [
        "Personal Information",
        "Programme Details",
        "Documents Uploaded",
        "Educational History",
        "O-Level Result",
      ],
    ],
    // In the form's order if it has fields; skipped steps have no part.
    [
      uniTransfer,
      [
        "Personal Information",
        "Programme Details",
        "Previous Study",
        "O-Level Result",
        "Documents Uploaded",
      ],
    ],
    [
      fourYearSandwich,
      [
        "Personal Information",
        "Sponsor Details",
        "Programme Details",
        "Certificates",
        "Further Certificates",
        "Employers",
        "O-Level Result",
        "Documents Uploaded",
      ],
    ],
  ])("$title", (programme, titles) => {
    expect(titlesOf(programme)).toEqual(titles);
  });

  test("what is asked of the programme stands under it", () => {
    expect(rowsOf(subDegree, "Programme Details")).toEqual([
      "Course of study: Agricultural Sciences",
      "Subject combination: Biology, Chemistry, Physics",
      "Choice school: School of Science and Computing",
      "Choice department: Computer Science",
      "Application number: ND/2026/000042",
      "Program type: Undergraduate",
    ]);
    expect(rowsOf(ndPartTime, "Programme Details")).toContain("Mode of study: Part-time (evening)");
    expect(rowsOf(preDegree, "Programme Details")).toContain("Alternative department: Statistics");
    expect(rowsOf(nd, "JAMB Details")).toEqual([
      "JAMB number: 202612345678AB",
      "UTME score: 231",
      "Subjects: English Language, Mathematics, Chemistry, Physics",
    ]);
    expect(rowsOf(hnd, "ND Result")).toContain("CGPA: 3.50");
    expect(rowsOf(ndPartTime, "Educational History")).toContain("Date attended: 2019 - 2025");
  });
});

test("names stand last, first, middle; the heading leaves out the middle name", () => {
  expect(rowsOf(nd, "Personal Information")).toContain(
    "Full name: Yar’Adua-Okonkwo Abdul-Rahman Ọlá",
  );
  expect(viewOf(nd).name).toBe("Yar’Adua-Okonkwo Abdul-Rahman");
});

test("a date of birth is read as one", () => {
  expect(rowsOf(nd, "Personal Information")).toContain("Date of birth: 27 March 2007");
});

test.each(programmes.map((programme): [string, Programme] => [programme.title, programme]))(
  "%s: the check of a slip tells nothing that the slip does not print, in its words",
  (_, programme) => {
    const record = fullRecord(programme);
    const texts = printed(programme, record)
      .replaceAll("<wbr/>", "")
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"));
    const [title, ...facts] = slipFacts(record);
    expect(texts).toContain(`${title?.value} ${title?.label}`);
    for (const { label, value } of facts) {
      expect(texts).toContain(label);
      expect(texts).toContain(value);
    }
  },
);

test("a document is listed only when it is there", () => {
  const record = { ...fullRecord(hnd), documents: { birthCertificate: "f", signature: "f" } };
  const section = viewOf(hnd, record).sections.find(({ kind }) => kind === "documents");
  expect(section).toMatchObject({
    documents: ["Birth certificate", null, null, "Applicant signature"],
  });
});

test("an award, and the row to which a document belongs, are told in words", () => {
  expect(rowsOf(diploma, "Programme Details")).toContain("Award: Diploma");
  const section = viewOf(diploma).sections.find(({ kind }) => kind === "documents");
  expect(section).toMatchObject({
    documents: expect.arrayContaining([
      expect.stringMatching(/^Certificate of your latest schooling \(School: .*, 2022\)$/),
    ]),
  });
});

test("sittings are labelled by their order, and subjects are capitalised", () => {
  const slip = printed(nd);
  expect(slip).toContain("First Sitting");
  expect(slip).toContain("Second Sitting");
  expect(slip).toContain('English Language</td><td class="py-1">B3');
  expect(slip).not.toContain("ENGLISH LANGUAGE");
});

test("a slip says first what it is not, and which result is awaited", () => {
  const record = fullRecord(preDegree);
  const [first] = record.oLevel;
  const awaiting = { examCenter: "", cardPin: "", cardSerialNumber: "", subjects: [] };
  const oLevel = first ? [{ ...first, ...awaiting, awaiting: true }] : [];
  const slip = printed(preDegree, { ...record, oLevel });
  expect(slip).toContain("This is not admission to ND.");
  expect(slip).toContain("Awaiting result");
  expect(slip).not.toContain("Exam center");
  expect(printed(nd)).not.toContain("This is not admission");
});

test.each(programmes.map((programme): [string, Programme] => [programme.title, programme]))(
  "%s: what is missing is a dash, never a word of the machine",
  (_, programme) => {
    const slip = printed(programme, newRecord(programme));
    expect(slip).toContain("2026/2027");
    expect(slip).not.toMatch(/undefined|null|NaN|0001-01-01/);
  },
);
