import type { jupebOptionSubjects, jupebOptions } from "../../schema/jupeb.ts";

/** Courses of study with the three-subject combinations that each accepts. */
const courses = Object.entries({
  "Agricultural Sciences": [
    "Agricultural Science, Biology, Chemistry",
    "Agricultural Science, Chemistry, Physics",
    "Agricultural Science, Chemistry, Economics",
  ],
  "Arts and Humanities": [
    "Government, History, Literature in English",
    "Christian Religious Studies, Government, Literature in English",
    "Government, Islamic Studies, Literature in English",
    "History, Literature in English, Yoruba",
    "French, History, Literature in English",
  ],
  "Engineering and Technology": [
    "Chemistry, Mathematics, Physics",
    "Geography, Mathematics, Physics",
  ],
  "Environmental Sciences": [
    "Geography, Mathematics, Physics",
    "Mathematics, Physics, Visual Arts",
    "Economics, Geography, Mathematics",
  ],
  "Health Sciences": ["Biology, Chemistry, Physics"],
  Law: [
    "Christian Religious Studies, Government, Literature in English",
    "Economics, Government, Literature in English",
    "Government, Islamic Studies, Literature in English",
  ],
  "Management Sciences": [
    "Accounting, Business Studies, Economics",
    "Accounting, Economics, Mathematics",
    "Business Studies, Economics, Government",
  ],
  "Physical and Computing Sciences": [
    "Chemistry, Mathematics, Physics",
    "Biology, Chemistry, Mathematics",
    "Economics, Mathematics, Physics",
  ],
  "Social Sciences": [
    "Economics, Geography, Government",
    "Economics, Government, Mathematics",
    "Christian Religious Studies, Economics, Government",
    "Economics, Government, History",
  ],
});

export const jupebOptionRows: (typeof jupebOptions.$inferInsert)[] = courses.map(
  ([name], index) => ({
    id: index + 1,
    name,
  }),
);

export const jupebOptionSubjectRows: (typeof jupebOptionSubjects.$inferInsert)[] = courses
  .flatMap(([, combinations], index) =>
    combinations.map((name) => ({ jupebOptionId: index + 1, name })),
  )
  .map((row, index) => ({ ...row, id: index + 1 }));
