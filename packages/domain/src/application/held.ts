import type * as z from "zod/mini";
import type { Answers } from "../programmes/field.ts";
import type { institutionSchema } from "./steps/institution/schema.ts";
import type { ndResultSchema } from "./steps/nd-result/schema.ts";
import type { nextOfKinSchema, PersonalDetails, personalSchema } from "./steps/personal/schema.ts";

/** A sitting without its card's pin, which is worth money. */
export type HeldSitting = {
  readonly awaiting: boolean;
  readonly examinationTypeId: number;
  readonly examCenter: string;
  readonly examNumber: string;
  readonly examYear: string;
  readonly cardSerialNumber: string;
  readonly subjects: readonly { readonly subjectId: number; readonly gradeId: number }[];
};

/** Who applies, apart from the phone number, which is the invoice's until it is saved. */
export type HeldPerson = Omit<z.output<typeof personalSchema>, "mobileNumber"> &
  Pick<PersonalDetails, "bloodGroupId" | "genoTypeId" | "permanentAddress">;

export type HeldKin = z.output<typeof nextOfKinSchema>;

/**
 * What an application holds that another of the same person may begin with. The choice of a school and department is
 * none of it, for it is what the other was bought for.
 */
export type Held = {
  readonly answers: Answers;
  readonly person: HeldPerson | null;
  readonly nextOfKin: (HeldKin & { readonly relationship: string }) | null;
  readonly ndResult: z.output<typeof ndResultSchema> | null;
  readonly institution: z.output<typeof institutionSchema> | null;
  readonly sittings: readonly HeldSitting[];
};

/** What a section of another form begins with. */
export type CarriedParts = {
  /** What is data, and what the section tells besides. */
  readonly answers: Answers;
  readonly person?: HeldPerson;
  readonly nextOfKin?: HeldKin;
  readonly ndResult?: NonNullable<Held["ndResult"]>;
  readonly institution?: NonNullable<Held["institution"]>;
  readonly sittings?: readonly HeldSitting[];
};

/** What the other form has already. */
export type Beginning = { readonly mobileNumber: string; readonly now: Date };
