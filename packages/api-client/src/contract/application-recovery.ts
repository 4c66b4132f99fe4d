import { applicantCode } from "@polyportal/domain/application/code";
import { applicationRecoverySchema } from "@polyportal/domain/application/application-recovery";
import { documentKinds } from "@polyportal/domain/application/steps/documents/documents";
import * as z from "zod/mini";
import { applicantId, family } from "./application-shared.ts";
import { endpoint } from "./define.ts";
import { programmeSlug } from "./shared.ts";

/** What identifies one of them to its owner. It cannot be opened by this. */
const ownForm = z.object({
  id: z.uuid(),
  programme: programmeSlug,
  session: z.string(),
  /** Whether it was sent. */
  sent: z.boolean(),
  /** With its middle hidden. */
  rrr: z.string(),
});

const asks = { method: "POST", audience: ["applicant"], afterShell: true } as const;

const errors = [
  "not_found",
  "applicant_code_needed",
  "application_completed",
  "too_many_requests",
] as const;

/** A person's other applications, and copying their answers into this one. */
export const applicationRecoveryEndpoints = {
  findOwnForms: endpoint({
    ...asks,
    path: "/api/{family}/find-{name}-application-others",
    summary:
      "The other applications of the same mailbox, names and birthday; a device that has not shown that the mailbox is the applicant's needs its code",
    input: z.object({
      ...family,
      ...applicationRecoverySchema.shape,
      code: z.optional(applicantCode()),
    }),
    output: z.object({ forms: z.array(ownForm) }),
    errors: [...errors, "applicant_code_wrong"],
  }),
  copyAnswers: endpoint({
    ...asks,
    idempotent: true,
    path: "/api/{family}/copy-{name}-application-answers/{applicantId}",
    summary:
      "Fills the empty sections of an application that is not sent with the answers of another of the same person, each to be looked at and saved",
    input: z.object({
      ...family,
      applicantId,
      ...applicationRecoverySchema.shape,
      from: z.uuid(),
      /** Ids of sections that the person has begun to type. They are not filled. */
      except: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30)),
    }),
    output: z.object({
      /** The ids of the sections that now have content. */
      sections: z.array(z.string()),
      photo: z.boolean(),
      documents: z.array(z.enum(documentKinds)),
    }),
    errors,
  }),
};
