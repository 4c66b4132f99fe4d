import { diploma } from "@polyportal/domain/programmes/diploma";
import { directEntry } from "@polyportal/domain/programmes/direct-entry";
import { pg } from "@polyportal/domain/programmes/pg";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { putme } from "@polyportal/domain/programmes/putme";
import { staffRequest } from "@polyportal/domain/programmes/staff-request";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { describe, expect, test } from "vitest";
import { fullRecord } from "../testing/record.ts";
import { printed, rowsOf, titlesOf, viewOf } from "../testing/slips.ts";

const screening = {
  startsAt: "2026-12-05T08:00:00Z",
  venue: "Hall B",
  address: "Main Campus, Ijemi",
  seat: 42,
};

describe("what a slip adds where its programme says so", () => {
  test("PUTME: date, venue and seat, once they are out", () => {
    const out = viewOf(putme, fullRecord(putme), screening).sections;
    expect(out.find(({ title }) => title === "Screening")).toMatchObject({
      rows: [
        { value: expect.stringContaining("5 December 2026") },
        { value: "Hall B, Main Campus, Ijemi" },
        { value: 42 },
      ],
    });
    expect(titlesOf(putme)).not.toContain("Screening");
    expect(titlesOf(putme)).toContain("JAMB Details");
    expect(rowsOf(putme, "Programme Details")).toContain("Option: Software and Web Development");
  });

  test("supplementary: present and wanted course, scores and the day; a dash for what is not known", () => {
    const present = { faculty: null, department: "Accountancy", fixed: true };
    const record = { ...fullRecord(supplementary), present };
    expect(rowsOf(supplementary, "Programme Details", record)).toEqual([
      "Applied on: 20 November 2026",
      "Present faculty: -",
      "Present department: Accountancy",
      "PUTME score: -",
      "Aggregate score: -",
      "Choice school: School of Science and Computing",
      "Choice department: Computer Science",
      "Application number: ND/2026/000042",
      "Program type: Undergraduate",
    ]);
    const putmeResult = { score: 61, aggregate: 58.5 };
    const scored = rowsOf(supplementary, "Programme Details", { ...record, putmeResult });
    expect(scored).toEqual(expect.arrayContaining(["PUTME score: 61", "Aggregate score: 58.5"]));
  });

  test.each([
    [true, "Yes"],
    [false, "No"],
  ])("staff request: whether it was confirmed (%s), and nobody's name", (confirmed, word) => {
    const record = { ...fullRecord(staffRequest), requestConfirmed: confirmed };
    expect(rowsOf(staffRequest, "Programme Details", record)).toContain(
      `Request confirmed: ${word}`,
    );
    expect(rowsOf(diploma, "Programme Details")?.join()).not.toContain("Request confirmed");
  });

  test("direct entry: certificate and grade, and the subjects as a table", () => {
    const answers = {
      ...fullRecord(directEntry).answers,
      directEntryCertificate: "IJMB",
      directEntryGrade: "12 points",
      directEntryProgrammeOLevel: [{ subject: "Physics", grade: "A" }],
    };
    const record = { ...fullRecord(directEntry), answers };
    expect(rowsOf(directEntry, "A-Level & Certificate", record)).toEqual(
      expect.arrayContaining(["Certificate: IJMB", "Grade: 12 points"]),
    );
    expect(viewOf(directEntry, record).sections).toContainEqual({
      kind: "table",
      title: "Subjects",
      columns: ["Subject", "Grade"],
      rows: [["Physics", "A"]],
    });
  });

  test("postgraduate: all rows, and referees by name with how far each is", () => {
    expect(rowsOf(pg, "Referees")).toEqual([
      "Okonkwo Ngọzi: Given on 20 November 2026",
      "Eze Ada: Awaited",
    ]);
    expect(titlesOf(pg)).toEqual(
      expect.arrayContaining([
        "Next of Kin",
        "Schools",
        "Certificates",
        "Honours",
        "Languages",
        "Publications",
        "Employers",
        "Other Information",
      ]),
    );
  });
});

test.each(programmes.map((programme): [string, Programme] => [programme.title, programme]))(
  "%s: a slip prints no card's pin, no file's id and no address of a referee",
  (_, programme) => {
    const slip = printed(programme);
    expect(slip).not.toContain("123456789012");
    expect(slip).not.toMatch(/file-(?:\d|passport)/);
    expect(slip).not.toMatch(/email\d@example\.com/);
  },
);
