import * as z from "zod/mini";
import type { StepOf } from "../../../programmes/programme.ts";
import {
  birthDate,
  email,
  fullPersonName,
  optionalId,
  phone,
  requiredId,
  requiredText,
} from "../../../validation/primitives.ts";

/** Next of kin, whom the specification's form calls the sponsor. */
export const nextOfKinSchema = z.object({
  fullName: fullPersonName("please enter sponsor's full name"),
  relationshipId: requiredId("please select sponsor's relationship"),
  mobileNumber: phone(),
  address: requiredText("please enter your sponsor's address", 300),
  email: email("please enter your sponsor's email address"),
});

/** What every programme asks about the person. Names and e-mail come from the invoice and are read-only. */
const person = {
  genderId: requiredId("please select your gender"),
  dateOfBirth: birthDate(),
  bloodGroupId: requiredId("please select your blood group"),
  genoTypeId: requiredId("please select your blood genotype"),
  countryId: requiredId("please select your country"),
  stateId: requiredId("please select your state"),
  /** Required only when the chosen state has LGAs: see lga.ts. */
  lgaId: optionalId(),
  town: requiredText("please enter your town"),
  permanentAddress: requiredText("please enter contact address", 300),
  mobileNumber: phone(),
  religionId: requiredId("please select your religion"),
  maritalStatusId: requiredId("please select a marital status"),
  nextOfKin: nextOfKinSchema,
};

/** Personal & Next of Kin of a programme whose choices stand in a step of their own. */
export const personalSchema = z.object(person);

/** The study choices of the sub-degree programme, saved with the personal details. */
export const subDegreeChoiceSchema = z.object({
  /** Course of study. */
  jupebOptionId: requiredId("please select your course"),
  jupebOptionSubjectId: requiredId("please select your subject combination"),
  /** Choice school. */
  facultyId: requiredId("please select your choice of school"),
  /** Choice department. */
  departmentId: requiredId("please select your choice of department"),
});

/** Personal & Next of Kin with the study choices of the sub-degree programme. */
export const personalWithChoiceSchema = z.extend(personalSchema, subDegreeChoiceSchema.shape);

/** What the screen holds; the study choices only where the programme asks them here. */
export type PersonalForm = z.input<typeof personalSchema> &
  Partial<z.input<typeof subDegreeChoiceSchema>>;

/** The same, checked. */
export type PersonalDetails = z.output<typeof personalSchema> &
  Partial<z.output<typeof subDegreeChoiceSchema>>;

/** The schema of a step by what it asks. */
export const schemaOf = ({ asks }: StepOf<"personal">) =>
  asks.includes("subject-combination") ? personalWithChoiceSchema : personalSchema;
