import type { FixedAnswers } from "@polyportal/api-client/testing/fixed-client";

const options = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));

/** The lists of the sections, shorter than the real ones. */
export const lists: FixedAnswers = {
  listApplicationLists: {
    genders: options("Male", "Female"),
    bloodGroups: options("A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"),
    genotypes: options("AA", "AS", "SS"),
    religions: options("Christianity", "Islam", "Traditional"),
    maritalStatuses: options("Single", "Married"),
    relationships: options("Brother", "Sister", "Father", "Mother"),
    modesOfStudy: options("Full-time", "Part-time (evening)"),
    countries: [{ id: 566, name: "Nigeria" }],
  },
  listStates: [{ id: 56631, name: "Oyo" }],
  listLgas: [{ id: 5663101, name: "Afijio" }],
  listFaculties: options("School of Engineering", "School of Science and Computing"),
  listDepartments: [{ id: 5, name: "Computer Science" }],
  listOptionsOfDepartment: options(
    "Cyber Security and Data Protection",
    "Networking and Cloud Computing",
    "Software and Web Development",
  ),
  listEnum: options("Main Campus, Ijemi", "City Campus, Ijemi"),
  listOLevelLists: {
    types: options("WAEC (May/June)", "NECO (June/July)"),
    subjects: options("English Language", "Mathematics", "Biology", "Chemistry", "Physics"),
    grades: options("A1", "B2", "B3", "C4", "C5", "C6"),
    examYears: ["2026", "2025", "2024"],
  },
};
