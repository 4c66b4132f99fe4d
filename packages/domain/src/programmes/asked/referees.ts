import { named } from "../../application/fields/choices.ts";
import type { Field, PlainField } from "../field.ts";
import { title } from "./person.ts";

/** How somebody knows an applicant: said by the applicant, and again by the referee. */
export const relationships = [
  "Lecturer",
  "Supervisor",
  "Head of department",
  "Employer",
  "Colleague",
].map(named);

export const chooseRelationship = "please select the relationship";

/** What is asked of each referee. */
export const refereeFields = [
  title,
  {
    id: "fullName",
    type: "text",
    label: "Full Name",
    required: "please enter the full name",
    rule: "full-name",
  },
  {
    id: "institution",
    type: "text",
    label: "Institution",
    required: "please enter the institution",
  },
  { id: "position", type: "text", label: "Position", required: "please enter your position" },
  {
    id: "relationship",
    type: "choice",
    label: "Relationship",
    required: chooseRelationship,
    options: relationships,
  },
  {
    id: "email",
    type: "text",
    label: "Email",
    hint: "An address that the referee reads at work, if there is one.",
    required: "please input email address",
    rule: "email",
  },
  {
    id: "phone",
    type: "text",
    label: "Phone Number",
    required: "phone number is required",
    rule: "phone",
  },
  { id: "notRelative", type: "tick", label: "Bears my surname, but is not a relative" },
] as const satisfies readonly PlainField[];

const count = { when: { field: "award", is: "pgd" }, count: 2, otherwise: 3 } as const;

/** Who is asked about the applicant: three, of a diploma two. */
export const referees = [
  {
    id: "referees",
    type: "rows",
    label: "Referees",
    each: "Referee",
    min: count,
    max: count,
    tooFew: "this information is required",
    fields: refereeFields,
  },
  {
    id: "neverRead",
    type: "tick",
    label: "I agree that what my referees write is for the school alone, and I shall never read it",
    required: "Tick the checkbox to continue",
  },
] as const satisfies readonly Field[];
