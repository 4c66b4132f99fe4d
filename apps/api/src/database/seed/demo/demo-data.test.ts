import { personName } from "@polyportal/domain/validation/primitives";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { expect, test } from "vitest";
import { createPasswords } from "../../../sign-in/passwords.ts";
import { noticeCategories } from "@polyportal/domain/notice/audience";
import { academicSessionRows, applicationFeeRows } from "./admissions.ts";
import { jupebOptionRows, jupebOptionSubjectRows } from "./jupeb.ts";
import { noticeRows } from "./notices.ts";
import {
  campusRows,
  departmentOpeningRows,
  departmentOptionRows,
  departmentRows,
  facultyRows,
} from "./school.ts";
import { demoAccounts, demoPassword, demoUserRows } from "./users.ts";

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test("the school has 4 faculties and 14 departments under codes of their own", () => {
  expect(facultyRows).toHaveLength(4);
  expect(departmentRows).toHaveLength(14);
  expect(unique(facultyRows.map((faculty) => faculty.code))).toBe(true);
  expect(unique(departmentRows.map((department) => department.code))).toBe(true);
  expect(unique(departmentRows.map((department) => department.name))).toBe(true);
  const faculties = new Set(facultyRows.map((faculty) => faculty.id));
  expect(departmentRows.every((department) => faculties.has(department.facultyId))).toBe(true);
  expect(campusRows.map((campus) => campus.list)).toEqual(["campuses", "campuses", "campuses"]);
});

test("openings and options belong to departments, and every programme admits somewhere", () => {
  const departments = new Set(departmentRows.map((department) => department.id));
  expect(departmentOptionRows.every((option) => departments.has(option.departmentId))).toBe(true);
  expect(departmentOpeningRows.every((row) => departments.has(row.departmentId))).toBe(true);
  const openings = programmeSlugs.map((slug) => [
    slug,
    departmentOpeningRows.filter((opening) => opening.programmeSlug === slug).length,
  ]);
  expect(Object.fromEntries(openings)).toEqual({
    "sub-degree": 7,
    nd: 14,
    hnd: 10,
    "nd-part-time": 7,
    "pre-degree": 4,
    diploma: 3,
    cce: 3,
    "uni-transfer": 3,
    "four-year-sandwich": 2,
    "five-year-sandwich": 2,
    putme: 3,
    "supplementary-putme": 3,
    supplementary: 3,
    "staff-request": 3,
    "direct-entry": 3,
    pg: 3,
  });
});

test("each course of study has combinations of three different subjects", () => {
  const courses = new Set(jupebOptionRows.map((option) => option.id));
  expect(new Set(jupebOptionSubjectRows.map((row) => row.jupebOptionId))).toEqual(courses);
  for (const { name } of jupebOptionSubjectRows) {
    const subjects = name.split(", ");
    expect(subjects).toHaveLength(3);
    expect(subjects).toEqual([...new Set(subjects)].toSorted());
  }
  expect(unique(jupebOptionSubjectRows.map((row) => `${row.jupebOptionId} ${row.name}`))).toBe(
    true,
  );
});

test("each programme has a fee in each session, and one session is current", () => {
  expect(academicSessionRows.filter((row) => row.current).map((row) => row.name)).toEqual([
    "2026/2027",
  ]);
  const fees = applicationFeeRows.map((fee) => `${fee.slug} ${fee.sessionId} ${fee.award}`);
  expect(fees.toSorted()).toEqual(
    programmeSlugs
      .flatMap((slug) => {
        const awards = definitionOf(slug).awards?.map(({ value }) => value) ?? [""];
        return academicSessionRows.flatMap(({ id }) =>
          awards.map((award) => `${slug} ${id} ${award}`),
        );
      })
      .toSorted(),
  );
  const hnd = { slug: "hnd", sessionId: 3, award: "", amountKobo: 1_000_000 };
  expect(applicationFeeRows).toContainEqual(hnd);
});

test("the notice board shows each category today, and hides what is over", () => {
  const board = noticeRows(new Date("2026-11-20T10:00:00Z"));
  const shown = board.filter(
    ({ startDate, endDate }) => startDate <= "2026-11-20" && (!endDate || endDate >= "2026-11-20"),
  );
  expect(new Set(shown.map((notice) => notice.category))).toEqual(new Set(noticeCategories));
  expect(board.filter((notice) => !shown.includes(notice)).map((notice) => notice.title)).toEqual([
    "Hostel accommodation ballot",
  ]);
  expect(shown.every((notice) => notice.description.startsWith("<p>"))).toBe(true);
});

test("every demo account has names that the forms accept and a hash of its own", async () => {
  const passwords = createPasswords();
  const users = await demoUserRows(passwords);
  expect(users.map((user) => user.userName)).toEqual(expect.arrayContaining([...demoAccounts]));
  expect(unique(users.map((user) => user.passwordHash))).toBe(true);
  expect(unique(users.map((user) => user.mobileNumber))).toBe(true);
  for (const { lastname, firstname, middlename } of users) {
    for (const name of [lastname, firstname, middlename]) {
      expect(personName().safeParse(name)).toMatchObject({ success: true });
    }
  }
  await expect(passwords.verify(users[0]?.passwordHash, demoPassword)).resolves.toBe(true);
});

test("the sign-in journeys have their accounts", async () => {
  const passwords = createPasswords();
  const users = await demoUserRows(passwords);
  const account = (userName: string) => users.find((user) => user.userName === userName);
  expect(account("student")).toMatchObject({ oldUser: true, studentTypeId: 1 });
  expect(account("student")?.twoFactor ?? false).toBe(false);
  expect(account("new.student")).toMatchObject({ oldUser: false, email: null });
  expect(account("fresh.student")).toMatchObject({
    oldUser: false,
    email: "fresh.student@alani.example",
  });
  expect(demoAccounts).not.toContain("fresh.student");
  const taken = await passwords.verify(account("fresh.student")?.passwordHash, demoPassword);
  expect(taken).toBe(false);
  expect(account("two.factor")).toMatchObject({
    twoFactor: true,
    email: "two.factor@alani.example",
  });
  expect(account("alumni")).toMatchObject({ userType: "alumni" });
  expect(account("no.menu")).toMatchObject({ userType: "official", role: "unassigned" });
});
