import { named } from "../application/fields/choices.ts";
import { isLastLevel } from "../student/award.ts";
import { levelsOf } from "../student/levels.ts";
import { studentTypeIds } from "../student/types.ts";
import { baseDocuments } from "./asked/documents.ts";
import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

const levels = levelsOf(studentTypeIds.undergraduate);

/** Inter-university transfer: from another institution of the same kind. */
export const uniTransfer = programmeOf("uni-transfer", {
  applicationName: "INTER-UNIVERSITY TRANSFER APPLICATION",
  applicationTypeId: 2,
  studentTypeId: studentTypeIds.undergraduate,
  invoice: {
    flow: "other",
    info: "For students of another institution of the same kind who go on here. Have your transcript and a letter of good standing at hand.",
  },
  steps: [
    { kind: "personal", title: "Personal Details", asks: [] },
    {
      kind: "programme",
      title: "Programme Choice",
      asks: ["option"],
      fields: [
        {
          id: "level",
          type: "choice",
          label: "Level to Enter",
          required: "please select the level you want to enter",
          // Nobody comes for the last year of an award alone.
          options: levels.filter(({ id }) => !isLastLevel(id)).map(({ name }) => named(name)),
        },
        {
          id: "reason",
          type: "area",
          label: "Reason for the Transfer",
          hint: "20 to 500 characters.",
          required: "please say why",
          least: { count: 20, message: "please say why" },
          most: 500,
        },
      ],
    },
    {
      kind: "form",
      of: "previous-study",
      title: "Previous Study",
      fields: [
        {
          id: "previousSchool",
          type: "text",
          label: "School Attended",
          required: "please enter the school you attended",
          rule: { elsewhere: "you are a student here; ask for a change of department" },
        },
        {
          id: "previousCourse",
          type: "text",
          label: "Course Studied",
          required: "please enter the course you studied",
        },
        {
          id: "previousMatricNumber",
          type: "text",
          label: "Matric Number There",
          required: "please enter your matric number",
          most: 40,
        },
        {
          id: "previousLevel",
          type: "choice",
          label: "Level There",
          required: "please select your level",
          options: levels.map(({ name }) => named(name)),
        },
        { id: "yearFrom", type: "year", label: "From", required: "please select a date" },
        {
          id: "yearTo",
          type: "year",
          label: "To",
          required: "please select a date",
          notBefore: "yearFrom",
        },
        {
          id: "cgpaScale",
          type: "choice",
          label: "Scale of the CGPA",
          required: "please select the scale of your CGPA",
          options: ["4", "5"].map(named),
        },
        {
          id: "cgpa",
          type: "number",
          label: "CGPA",
          hint: "With at most two decimals, such as 3.25",
          required: "please enter your CGPA",
          least: 0.01,
          most: { field: "cgpaScale" },
          decimals: 2,
          wrong: "a CGPA has at most two decimals",
          tooLarge: "a CGPA is at most {most}",
        },
        {
          id: "disciplined",
          type: "yes-no",
          label: "Have you ever been expelled or suspended?",
          required: "please choose yes or no",
        },
        {
          id: "disciplineDetails",
          type: "area",
          label: "What Happened",
          required: "please say why",
          when: { field: "disciplined", is: "yes" },
        },
      ],
    },
    { kind: "o-level", title: "O-Level Result", subjects: 5, asks: ["different-sittings"] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [
        ...baseDocuments,
        "studentTranscript",
        "letterOfGoodStanding",
        "jambAdmissionLetter",
        "signature",
      ],
    },
  ],
  after: ["transcript"],
  study: { levelId: 1, partTime: false },
  declaration,
});
