import { claims } from "@polyportal/domain/rights/claims";
import { offices } from "@polyportal/domain/rights/offices";
import { exceptionEffects, userClaimSchema } from "@polyportal/domain/rights/user-claim-form";
import { adviserSchema } from "@polyportal/domain/user-management/adviser-form";
import { furtherRoles, mainRoles } from "@polyportal/domain/user-management/staff-roles";
import { reason } from "@polyportal/domain/user-management/user-forms";
import { roles } from "@polyportal/domain/authentication/roles";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf } from "./list.ts";
import { approvalErrors, nothing } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const claim = z.enum(claims);
const role = z.enum(roles, "please select a role");
const revision = z.int();
/** The shown confirmation words, typed before what cannot be undone. */
const typed = z.string();
const label = z.string().check(z.maxLength(60));
const claimList = z.array(claim).check(z.maxLength(200));
const roleList = z.array(role).check(z.maxLength(20));

/** How many people, and the first of their names. */
const whom = { count: z.int(), people: z.array(z.string()) };
const moved = z.array(z.object({ claim, ...whom }));
const shown = z.array(z.object({ label: z.string(), ...whom }));

/** Whether it waits for somebody else's approval. */
const waits = z.object({ waits: z.boolean() });
const exceptionErrors = [
  "not_found",
  "own_account",
  "needs_super_administrator",
  "fixed_role",
  "claims_not_fitting",
  "claim_not_held",
  "account_changed",
  "dates_wrong",
  ...approvalErrors,
] as const;

export const rightsEndpoints = {
  listPageOpeners: listOf({
    ...staffOnly,
    path: "/api/RoleClaims/page-openers",
    summary: "Who can open a page of the staff, and what lets each in",
    claim: "users.see",
    row: z.object({
      id: z.uuid(),
      fullName: z.string(),
      userName: z.string(),
      role: z.string(),
      /** The claims that open the page, with the roles, offices or exceptions that give them. */
      reasons: z.array(z.object({ claim, sources: z.array(z.string()) })),
    }),
    filters: { address: z.string().check(z.maxLength(100)) },
    sorts: ["fullName"],
  }),
  listRoleClaims: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/RoleClaims/role-claims",
    summary: "Every role with its people, claims and labels",
    claim: "users.see",
    whole: true,
    input: nothing,
    output: z.array(
      z.object({
        role,
        people: z.int(),
        claims: z.array(claim),
        labels: z.array(z.string()),
        /** Why the caller cannot change its claims; null if they can. */
        fixed: z.nullable(z.string()),
        revision,
      }),
    ),
    errors: [],
  }),
  previewRights: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/RoleClaims/preview-rights",
    summary: "Who would gain and lose what by a change; nothing is changed",
    claim: "users.enter",
    /** Exactly one of these changes. */
    input: z.object({
      roleClaims: z.optional(z.object({ role, claims: claimList })),
      /** The new main role. */
      mainRole: z.optional(z.object({ id: z.uuid(), role: z.enum(mainRoles) })),
      /** A further role to give or take. */
      furtherRole: z.optional(
        z.object({ id: z.uuid(), role: z.enum(furtherRoles), has: z.boolean() }),
      ),
      /** Without an effect, the exception ends. */
      exception: z.optional(
        z.object({ id: z.uuid(), claim, effect: z.nullable(z.enum(exceptionEffects)) }),
      ),
      menu: z.optional(
        z.object({
          label,
          enabled: z.optional(z.boolean()),
          roles: z.optional(roleList),
          claims: z.optional(claimList),
        }),
      ),
      office: z.optional(z.object({ office: z.enum(offices), holderId: z.uuid() })),
      endedOffice: z.optional(z.object({ id: z.uuid() })),
      adviser: z.optional(z.extend(adviserSchema, { adviserId: z.nullable(z.uuid()) })),
      /** Last session's advisers for classes of this session that have none. */
      copiedAdvisers: z.optional(z.object({ sessionId: z.int() })),
    }),
    output: z.object({ gains: moved, loses: moved, shows: shown, hides: shown }),
    errors: ["not_found", "menu_unknown"],
  }),
  saveRoleClaims: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/RoleClaims/role-claims",
    summary:
      "Gives a role exactly these claims, from the next call on; an added claim that approves waits until a second person has approved it",
    claim: "users.enter",
    input: z.object({
      role,
      claims: claimList,
      revision,
      reason,
      typed,
    }),
    output: waits,
    errors: [
      "conflict",
      "own_role",
      "fixed_role",
      "claim_not_held",
      "account_changed",
      ...approvalErrors,
    ],
  }),
  listUserClaims: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/RoleClaims/user-claims",
    summary: "The exceptions to a person's roles that count today, the first to end first",
    claim: "users.see",
    input: z.object({ id: z.uuid() }),
    output: z.array(
      z.object({
        claim,
        effect: z.enum(exceptionEffects),
        /** The last day on which it is valid. */
        until: z.string(),
        reason: z.string(),
        since: z.string(),
        /** Who gave it. */
        by: z.nullable(z.string()),
      }),
    ),
    errors: [],
  }),
  saveUserClaim: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/RoleClaims/user-claims",
    summary: "Gives one person a right, or keeps one from them, until a day; replaces what stood",
    claim: "users.enter",
    input: z.extend(userClaimSchema, { id: z.uuid(), reason, typed: z._default(typed, "") }),
    output: waits,
    errors: exceptionErrors,
  }),
  endUserClaim: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/RoleClaims/end-user-claim",
    summary: "Ends an exception, so that the roles alone count",
    claim: "users.enter",
    input: z.object({ id: z.uuid(), claim, reason, typed: z._default(typed, "") }),
    output: waits,
    errors: exceptionErrors,
  }),
};
