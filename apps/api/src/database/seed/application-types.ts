import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { signedPaperNames, signedPapers } from "@polyportal/domain/programmes/signatories";
import type { applicationTypes, programmeSignatories } from "../schema/application-type.ts";

/** One application type a programme. They start closed: a school opens one once it has a fee. */
export const applicationTypeRows: (typeof applicationTypes.$inferInsert)[] = programmes.map(
  (programme) => ({
    slug: programme.slug,
    applicationTypeId: programme.applicationTypeId,
    mode: (programme as Programme).card?.mode ?? null,
    name: programme.applicationName,
    open: false,
    studentTypeId: programme.studentTypeId,
  }),
);

/** Who signs what until the school says otherwise. */
export const signatoryRows: (typeof programmeSignatories.$inferInsert)[] = programmes.flatMap(
  ({ slug }) =>
    signedPaperNames.map((paper) => ({ slug, paper, office: signedPapers[paper].office })),
);
