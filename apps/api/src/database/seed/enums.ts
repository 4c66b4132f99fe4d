import { certificateTypeIds } from "@polyportal/domain/certificate/types";
import { studentPurposes } from "@polyportal/domain/payment/purposes";
import { paymentTypes } from "@polyportal/domain/payment/types";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { levels } from "@polyportal/domain/student/levels";
import { studentTypeNames } from "@polyportal/domain/student/type-names";
import { studentTypeIds } from "@polyportal/domain/student/types";
import type { EnumListName, enumItems } from "../schema/reference.ts";

type Item = { id: number; name: string };

/** Numbers names from 1. Applications keep the ids: append, never reorder or remove. */
const numbered = (...names: readonly string[]): Item[] =>
  names.map((name, index) => ({ id: index + 1, name }));

const series = (prefix: string, length: number): string[] =>
  Array.from({ length }, (_, index) => `${prefix} ${index + 1}`);

const partTimeModes: Item[] = [
  { id: 2, name: "Part-time (evening)" },
  { id: 3, name: "Part-time (weekend)" },
];

/** The lists that every school uses; `campuses` is each school's own. */
const lists: Record<Exclude<EnumListName, "campuses">, Item[]> = {
  "blood-groups": numbered("A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"),
  "certificate-types": [
    { id: certificateTypeIds.nce, name: "Nigeria Certificate in Education (NCE)" },
    { id: certificateTypeIds.ace, name: "Associate Certificate in Education (ACE)" },
    { id: certificateTypeIds.tc, name: "Teachers' Certificate (TC)" },
  ],
  designations: numbered(
    "Rector",
    "Deputy Rector",
    "Registrar",
    "Bursar",
    "Polytechnic Librarian",
    "Chief Lecturer",
    "Principal Lecturer",
    "Senior Lecturer",
    "Lecturer I",
    "Lecturer II",
    "Lecturer III",
    "Assistant Lecturer",
    "Chief Technologist",
    "Principal Technologist",
    "Senior Technologist",
    "Technologist I",
    "Technologist II",
    "Chief Instructor",
    "Instructor",
    "Deputy Registrar",
    "Principal Assistant Registrar",
    "Senior Assistant Registrar",
    "Assistant Registrar",
    "Administrative Officer",
    "Chief Accountant",
    "Accountant",
    "Executive Officer",
    "Clerical Officer",
  ),
  disabilities: numbered(
    "None",
    "Visual impairment",
    "Hearing impairment",
    "Speech impairment",
    "Physical disability",
    "Learning difficulty",
    "Albinism",
    "Long-term illness",
    "Other",
  ),
  "employment-statuses": numbered(
    "Permanent",
    "Temporary",
    "Contract",
    "Part-time",
    "Visiting",
    "On study leave",
    "On leave of absence",
    "Retired",
  ),
  genders: numbered("Male", "Female"),
  genotypes: numbered("AA", "AS", "AC", "SS", "SC", "CC"),
  levels: levels.map(({ id, name }) => ({ id, name })),
  "marital-statuses": numbered("Single", "Married", "Separated", "Divorced", "Widowed"),
  "modes-of-study": [{ id: 1, name: "Full-time" }, ...partTimeModes],
  "part-time-modes-of-study": partTimeModes,
  "payment-channels": numbered(
    "Card",
    "Bank branch",
    "Bank transfer",
    "Internet banking",
    "USSD",
    "Mobile wallet",
  ),
  "payment-purposes": Object.values(studentPurposes),
  "payment-types": numbered(...paymentTypes),
  "programme-types": numbered(
    "National Diploma (ND)",
    "Higher National Diploma (HND)",
    "National Diploma (Part-Time)",
    "JUPEB (Sub-Degree)",
    "Postgraduate Diploma",
    "Certificate",
  ),
  relationships: numbered(
    "Father",
    "Mother",
    "Guardian",
    "Brother",
    "Sister",
    "Husband",
    "Wife",
    "Uncle",
    "Aunt",
    "Grandparent",
    "Son",
    "Daughter",
    "Cousin",
    "Friend",
    "Other",
  ),
  religions: numbered("Christianity", "Islam", "Traditional", "Other"),
  "salary-grades": numbered(...series("CONPCASS", 9), ...series("CONTEDISS", 15)),
  "salary-steps": numbered(...series("Step", 15)),
  semesters: numbered(...semesters),
  "student-types": Object.values(studentTypeIds).map((id) => ({
    id,
    name: studentTypeNames[id] ?? "",
  })),
  titles: numbered(
    "Mr",
    "Mrs",
    "Miss",
    "Ms",
    "Dr",
    "Prof.",
    "Engr.",
    "Arc.",
    "Alhaji",
    "Alhaja",
    "Malam",
    "Chief",
    "Pastor",
    "Rev.",
  ),
  "unit-loads": numbered(
    "12 units",
    "15 units",
    "18 units",
    "21 units",
    "24 units",
    "27 units",
    "30 units",
  ),
};

export const enumRows: (typeof enumItems.$inferInsert)[] = Object.entries(lists).flatMap(
  ([list, items]) =>
    items.map((item, index) => ({ list: list as EnumListName, ...item, position: index + 1 })),
);
