import * as z from "zod/mini";
import type { Answers } from "../../../programmes/field.ts";
import type { Asked, StepOf } from "../../../programmes/programme.ts";
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
  countryId: requiredId("please select your country"),
  stateId: requiredId("please select your state"),
  /** Required only when the chosen state has LGAs: see lga.ts. */
  lgaId: optionalId(),
  town: requiredText("please enter your town"),
  mobileNumber: phone(),
  religionId: requiredId("please select your religion"),
  maritalStatusId: requiredId("please select a marital status"),
};

const healthSchema = z.object({
  bloodGroupId: requiredId("please select your blood group"),
  genoTypeId: requiredId("please select your blood genotype"),
});

const addressSchema = z.object({
  permanentAddress: requiredText("please enter contact address", 300),
});

const kinSchema = z.object({ nextOfKin: nextOfKinSchema });

/** What every programme asks. */
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

/** Where a supplementary applicant wants to go instead. */
export const shoppingSchema = z.object({
  facultyId: requiredId("please select the faculty you want"),
  departmentId: requiredId("please select the course you want"),
});

/** What a programme may ask besides. */
const further = {
  health: healthSchema,
  address: addressSchema,
  "next-of-kin": kinSchema,
  /** Whoever pays is asked the same. */
  sponsor: kinSchema,
  "subject-combination": subDegreeChoiceSchema,
  shopping: shoppingSchema,
} satisfies Record<Asked<"personal">, z.ZodMiniObject>;

/** What the screen holds; what is asked besides only where the programme asks it. */
export type PersonalForm = z.input<typeof personalSchema> &
  Partial<
    z.input<typeof healthSchema> &
      z.input<typeof addressSchema> &
      z.input<typeof kinSchema> &
      z.input<typeof subDegreeChoiceSchema> & { answers: Answers }
  >;

/** The same, checked. */
export type PersonalDetails = z.output<typeof personalSchema> &
  Partial<
    z.output<typeof healthSchema> &
      z.output<typeof addressSchema> &
      z.output<typeof kinSchema> &
      z.output<typeof subDegreeChoiceSchema> & { answers: Answers }
  >;

/** The schema of a step: who applies, and all that it asks besides; `answers` where some of it is data. */
export const schemaOf = ({ asks }: StepOf<"personal">, answers?: z.ZodMiniType<Answers>) =>
  z.extend(
    personalSchema,
    Object.assign(
      {},
      ...asks.map((asked) => further[asked].shape),
      answers && { answers },
    ) as object,
    // What may be left out of a shape loses its type.
  ) as unknown as z.ZodMiniType<PersonalDetails, PersonalForm>;
