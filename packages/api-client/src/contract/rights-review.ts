import { claims } from "@polyportal/domain/rights/claims";
import { exceptionEffects } from "@polyportal/domain/rights/user-claim-form";
import { roles } from "@polyportal/domain/authentication/roles";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { timestamp } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const claim = z.enum(claims);

/** A person's rights, and when they were last confirmed. */
const rightsReview = z.object({
  id: z.uuid(),
  fullName: z.string(),
  userName: z.string(),
  /** Roles from any source: given by hand, by an office, by a class. */
  roles: z.array(z.string()),
  exceptions: z.array(z.object({ claim, effect: z.enum(exceptionEffects) })),
  /** The rights that decide over others' work. */
  decides: z.array(claim),
  /** When one of them was last given or taken. */
  since: timestamp,
  confirmedAt: z.nullable(timestamp),
  confirmedBy: z.nullable(z.string()),
  /** Not confirmed for half a year. */
  due: z.boolean(),
  /** They are the caller's own. */
  own: z.boolean(),
});

export const rightsReviewEndpoints = {
  listRightsReviews: listOf({
    ...staffOnly,
    path: "/api/RoleClaims/rights-reviews",
    summary: "Who has rights of the administration or decides, and when that was last confirmed",
    claim: "users.see",
    row: rightsReview,
    filters: { role: several(z.enum(roles)), due: yesOrNo },
    sorts: ["fullName", "confirmedAt"],
  }),
  getRightsReview: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/RoleClaims/rights-reviews/{id}",
    summary: "What one of them may do, and when that was last confirmed",
    claim: "users.see",
    input: z.object({ id: z.uuid() }),
    output: rightsReview,
    errors: ["not_found"],
  }),
  confirmRights: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/RoleClaims/confirm-rights",
    summary: "Says that people still need what they may do; never of oneself",
    claim: "users.approve",
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000)) }),
    output: z.object({
      confirmed: z.int(),
      /** Names of those whom somebody else must confirm. */
      leftOut: z.array(z.string()),
    }),
    errors: ["not_found", "own_account", "needs_super_administrator"],
  }),
};
