import { userTypes } from "@polyportal/domain/authentication/roles";
import { reasonOfSome } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";

const staffOnly = { audience: ["official"] } as const;

export const resetLinkEndpoints = {
  listResetLinks: listOf({
    ...staffOnly,
    path: "/api/Authentication/reset-links",
    summary: "Accounts by name, for whoever sends the links by which a password is chosen",
    claim: "users.reset",
    row: z.object({
      id: z.uuid(),
      userName: z.string(),
      /** A student's, the admission number until there is one; null of others. */
      matricNumber: z.nullable(z.string()),
      fullName: z.string(),
      userType: z.string(),
      department: z.nullable(z.string()),
      /** The masked address to which a link would go; null without one. */
      address: z.nullable(z.string()),
      active: z.boolean(),
      /** The person has chosen a password. */
      setUp: z.boolean(),
    }),
    filters: { userType: several(z.enum(userTypes)) },
    sorts: ["fullName", "userName"],
  }),
  sendSetUpMail: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Authentication/send-setup-password-email",
    summary: "Mails accounts the link by which a password is chosen: the first, or a new one",
    claim: "users.reset",
    /** A reason is required for more than one account. */
    input: z.object({
      ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000)),
      reason: reasonOfSome,
    }),
    output: z.object({
      sent: z.int(),
      /** Names of those without an address, or deactivated. */
      without: z.array(z.string()),
      /** Names of those who were just sent a link and have not used it. No second one is sent. */
      alreadySent: z.array(z.string()),
      /** Names of those who have reached the daily limit of links. */
      enough: z.array(z.string()),
    }),
    errors: ["not_found", "reason_needed", "mail_limit"],
  }),
};
