import { named } from "../../application/fields/choices.ts";
import type { Field } from "../field.ts";

// What later programmes ask of a person besides, each to be named by the definitions that ask it.

const yesOrNo = "please choose yes or no";

export const title = {
  id: "title",
  type: "choice",
  label: "Title",
  required: "please select your title",
  options: [
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
  ].map(named),
} as const satisfies Field;

export const maidenName = {
  id: "maidenName",
  type: "text",
  label: "Maiden Name",
  rule: "name",
} as const satisfies Field;

export const children = {
  id: "numberOfChildren",
  type: "number",
  label: "Number of Children",
  least: 0,
  most: 30,
  decimals: 0,
  wrong: "please enter a whole number",
  tooLarge: "please enter a whole number",
} as const satisfies Field;

/** Whether the person has sought a place before, and what came of it. */
export const studyHistory = [
  {
    id: "appliedToUniversity",
    type: "yes-no",
    label: "Have you applied to a university or polytechnic before?",
    required: yesOrNo,
  },
  {
    id: "appliedToUniversityDate",
    type: "year",
    label: "Year of That Application",
    required: "please select a date",
    when: { field: "appliedToUniversity", is: "yes" },
  },
  {
    id: "offeredAdmission",
    type: "yes-no",
    label: "Were you offered admission?",
    required: yesOrNo,
    when: { field: "appliedToUniversity", is: "yes" },
  },
] as const satisfies readonly Field[];

export const scholarship = [
  {
    id: "scholarship",
    type: "yes-no",
    label: "Do you hold a scholarship?",
    required: yesOrNo,
  },
  {
    id: "scholarshipDetails",
    type: "area",
    label: "Scholarship Details",
    required: "please enter your scholarship details",
    when: { field: "scholarship", is: "yes" },
  },
] as const satisfies readonly Field[];

export const paymentPlan = {
  id: "paymentPlan",
  type: "choice",
  label: "Payment Plan",
  required: "please select a payment plan",
  options: ["Full", "Two instalments"].map(named),
} as const satisfies Field;

/** Of who has a disability: what a screening hall has to know. */
export const extraTime = {
  id: "extraTime",
  type: "yes-no",
  label: "Do you need extra time at the screening?",
  required: yesOrNo,
  when: { field: "disability", is: "yes" },
} as const satisfies Field;

/** Where a person gets letters, and where they are at home. */
export const addresses = [
  {
    id: "contactAddress",
    type: "area",
    label: "Contact Address",
    required: "please enter contact address",
  },
  {
    id: "permanentAddress",
    type: "area",
    label: "Permanent Address",
    required: "please enter permanent address",
  },
] as const satisfies readonly Field[];

export const disability = [
  {
    id: "disability",
    type: "yes-no",
    label: "Do you have a disability?",
    required: yesOrNo,
  },
  {
    id: "disabilityKind",
    type: "choice",
    label: "Kind of Disability",
    required: "please select your disability",
    options: [
      "Visual impairment",
      "Hearing impairment",
      "Speech impairment",
      "Physical disability",
      "Learning difficulty",
      "Albinism",
      "Long-term illness",
      "Other",
    ].map(named),
    when: { field: "disability", is: "yes" },
  },
] as const satisfies readonly Field[];
