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

/** Next of kin, which the specification's form calls sponsor. */
export const nextOfKinSchema = z.object({
  fullName: fullPersonName("please enter sponsor's full name"),
  relationshipId: requiredId("please select sponsor's relationship"),
  mobileNumber: phone(),
  address: requiredText("please enter your sponsor's address", 300),
  email: email("please enter your sponsor's email address"),
});

/** Asked by every programme. Names and e-mail come from the invoice and are read-only. */
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

/** The course that a supplementary applicant wants instead. */
export const shoppingSchema = z.object({
  facultyId: requiredId("please select the faculty you want"),
  departmentId: requiredId("please select the course you want"),
});

/** What a programme may ask in addition. */
const further = {
  health: healthSchema,
  address: addressSchema,
  "next-of-kin": kinSchema,
  /** The same questions about whoever pays. */
  sponsor: kinSchema,
  "subject-combination": subDegreeChoiceSchema,
  shopping: shoppingSchema,
} satisfies Record<Asked<"personal">, z.ZodMiniObject>;

/** The values of the form. Additional ones exist only if the programme asks them. */
export type PersonalForm = z.input<typeof personalSchema> &
  Partial<
    z.input<typeof healthSchema> &
      z.input<typeof addressSchema> &
      z.input<typeof kinSchema> &
      z.input<typeof subDegreeChoiceSchema> & { answers: Answers }
  >;

/** The validated values. */
export type PersonalDetails = z.output<typeof personalSchema> &
  Partial<
    z.output<typeof healthSchema> &
      z.output<typeof addressSchema> &
      z.output<typeof kinSchema> &
      z.output<typeof subDegreeChoiceSchema> & { answers: Answers }
  >;

/** The schema of a step with its additional questions; `answers` if some are fields. */
export const schemaOf = ({ asks }: StepOf<"personal">, answers?: z.ZodMiniType<Answers>) =>
  z.extend(
    personalSchema,
    Object.assign(
      {},
      ...asks.map((asked) => further[asked].shape),
      answers && { answers },
    ) as object,
    // Optional parts of the shape lose their types, hence the cast.
  ) as unknown as z.ZodMiniType<PersonalDetails, PersonalForm>;
