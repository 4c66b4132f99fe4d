import { gradingScale } from "@polyportal/domain/results/scale";
import type { Verification } from "../qr-code/document-verification.tsx";
import type { DocumentStudent } from "./student.tsx";
import type { StudyInSession } from "./study.ts";

export const photo =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 36"><path fill="#c8b79a" d="M0 0h28v36H0z"/><path fill="#5b3d28" d="M14 6a7 7 0 0 1 0 15A7 7 0 0 1 14 6zM1 36c1-9 6-12 13-12s12 3 13 12z"/></svg>',
  );

/** A picture that does not load, without a call. */
export const brokenPhoto = "data:image/png;base64,broken";

export const longName =
  "Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope";

export const rightToLeftName = "محمد عبد الرحمن أبو بكر";

export const verification: Verification = {
  verifyUrl: "https://portal.oke-ila-polytechnic.edu.ng/verify_document?code=9F3K-22QX-7MPA",
  code: "9F3K-22QX-7MPA",
  issuedAt: "2026-11-20T09:30:00Z",
};

export const fullName = "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa";

/** With the longest names that the demo school has. */
export const study: StudyInSession = {
  faculty: "School of Engineering and Environmental Technology",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  programme: "National Diploma",
  session: "2026/2027",
};

export const student: DocumentStudent = {
  fullName,
  matricNumber: "ND/CSC/26/00417",
  faculty: "School of Engineering and Environmental Technology",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  programme: "National Diploma, full-time",
  level: "ND I",
  photoSrc: photo,
};

export const noStudent: DocumentStudent = {
  fullName: null,
  matricNumber: undefined,
  faculty: " ",
  department: null,
  programme: undefined,
  level: Number.NaN,
  photoSrc: null,
};

const lastNames = [
  "Adébáyọ̀-Ogunlesi",
  "Okonkwo",
  "Yar’Adua",
  "Oluwaseun-Abdulrahman",
  "Ekpo",
  "Danjuma",
  "Ọláolúwa",
];
const firstNames = ["Chukwuemeka", "Ngọzi", "Abdul-Rahman", "Ifeoluwapo", "Blessing"];
const middleNames = ["Temitope", "Ọlá", "Emmanuel"];

/** A three-part name for each place in a list. */
export const nameAt = (index: number): string =>
  [
    lastNames[index % lastNames.length],
    firstNames[index % firstNames.length],
    middleNames[index % middleNames.length],
  ].join(" ");

export const matricNumberAt = (index: number): string =>
  `ND/CSC/26/${String(index + 1).padStart(5, "0")}`;

/** Scores that cover every grade of the scale. */
export const gradeAt = (index: number) => {
  const band = gradingScale[index % gradingScale.length] ?? gradingScale[0];
  const total = band.min + (index % 5);
  const test = Math.min(15, Math.floor(total / 5));
  const lab = Math.min(10, Math.floor(total / 8));
  return { test, lab, exam: total - test - lab, total, grade: band.grade };
};
