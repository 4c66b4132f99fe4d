import type * as z from "zod/mini";
import type { Answers } from "../programmes/field.ts";
import type { institutionSchema } from "./steps/institution/schema.ts";
import type { ndResultSchema } from "./steps/nd-result/schema.ts";
import type { nextOfKinSchema, PersonalDetails, personalSchema } from "./steps/personal/schema.ts";

/** A sitting without its card's PIN, which is worth money. */
export type HeldSitting = {
  readonly awaiting: boolean;
  readonly examinationTypeId: number;
  readonly examCenter: string;
  readonly examNumber: string;
  readonly examYear: string;
  readonly cardSerialNumber: string;
  readonly subjects: readonly { readonly subjectId: number; readonly gradeId: number }[];
};

/** The applicant's personal details. The phone number is left out: it is the invoice's until it is saved. */
export type HeldPerson = Omit<z.output<typeof personalSchema>, "mobileNumber"> &
  Pick<PersonalDetails, "bloodGroupId" | "genoTypeId" | "permanentAddress">;

export type HeldKin = z.output<typeof nextOfKinSchema>;

/**
 * What an application holds that the same person's next one may start with. The chosen school and department
 * are left out, since the next one is bought for another choice.
 */
export type Held = {
  readonly answers: Answers;
  readonly person: HeldPerson | null;
  readonly nextOfKin: (HeldKin & { readonly relationship: string }) | null;
  readonly ndResult: z.output<typeof ndResultSchema> | null;
  readonly institution: z.output<typeof institutionSchema> | null;
  readonly sittings: readonly HeldSitting[];
};

/** The initial content of a section. */
export type CarriedParts = {
  /** Answers of fields, and values that other steps depend on. */
  readonly answers: Answers;
  readonly person?: HeldPerson;
  readonly nextOfKin?: HeldKin;
  readonly ndResult?: NonNullable<Held["ndResult"]>;
  readonly institution?: NonNullable<Held["institution"]>;
  readonly sittings?: readonly HeldSitting[];
};

/** What the new form knows already. */
export type Beginning = { readonly mobileNumber: string; readonly now: Date };
