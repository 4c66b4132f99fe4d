import { claims } from "@polyportal/domain/rights/claims";
import { roles, userTypes } from "@polyportal/domain/authentication/roles";
import { furtherRoles } from "@polyportal/domain/user-management/staff-roles";
import {
  editUserSchema,
  newUserSchema,
  reason,
} from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam, timestamp, undoId } from "./shared.ts";
import { heldOffice } from "./user-management-profile.ts";

/** An account in the list of users and on its own page. */
const userRow = z.object({
  id: z.uuid(),
  userName: z.string(),
  /** A student's, the admission number until there is one; null of others. */
  matricNumber: z.nullable(z.string()),
  fullName: z.string(),
  userType: z.string(),
  /** The main role, or the highest office held. */
  role: z.string(),
  /** Further administrative roles. */
  furtherRoles: z.array(z.string()),
  department: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  lastSeenAt: z.nullable(timestamp),
  secondFactor: z.enum(["none", "email", "authenticator"]),
  active: z.boolean(),
  /** The person has chosen a password. */
  setUp: z.boolean(),
});

/** The accounts of an act. */
const userIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000));

/** Whether it waits for approval. Nothing happens until then. */
const pending = z.object({ waits: z.boolean() });

/** The confirmation words of a grave act that nobody else approves. */
const typed = z._default(z.string().check(z.maxLength(100)), "");

const staffOnly = { audience: ["official"] } as const;

const usersImport = importOf({ area: "UserManagement", noun: "users", claim: "users.enter" });

/** What asking another to approve a change of an account may come to, or doing it alone. */
const accountApprovalErrors = [
  "nobody_else_approves",
  "account_changed",
  "typed_wrong",
  "password_needed",
  "approval_waiting",
] as const;

export const userManagementEndpoints = {
  previewUsers: usersImport.preview,
  uploadUsers: usersImport.upload,
  downloadUsersSample: usersImport.sample,
  listUsers: listOf({
    ...staffOnly,
    path: "/api/UserManagement/users",
    summary: "Everybody with an account, by name",
    claim: "users.see",
    row: userRow,
    filters: {
      userType: several(z.enum(userTypes)),
      role: several(z.enum(roles)),
      department: several(idParam),
      active: yesOrNo,
      /** People who have, or have never, signed in. */
      neverSeen: yesOrNo,
    },
    sorts: ["fullName", "userName", "lastSeenAt"],
    personal: ["email", "mobileNumber"],
  }),
  getUser: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/UserManagement/users/{id}",
    summary: "One account: who it is, its rights and where each comes from, its sign-ins",
    claim: "users.see",
    input: z.object({ id: z.uuid() }),
    output: z.extend(userRow, {
      lastname: z.string(),
      firstname: z.string(),
      middlename: z.string(),
      /** The role given by hand, whatever office is held. */
      mainRole: z.enum(roles),
      departmentId: z.nullable(z.int()),
      staffNumber: z.nullable(z.string()),
      revision: z.int(),
      createdAt: timestamp,
      claims: z.array(
        z.object({
          claim: z.enum(claims),
          /** The roles, offices or own exception that decide it, in words. */
          sources: z.array(z.string()),
          held: z.boolean(),
        }),
      ),
      /** "Sees this": the side menu. */
      menuItems: z.array(z.string()),
      offices: z.array(heldOffice),
      /** From when to when an approver cannot decide because the account was changed. Otherwise null. */
      decisionsHeld: z.nullable(z.object({ since: timestamp, until: timestamp })),
      signIns: z.array(
        z.object({
          id: z.uuid(),
          /** "Chrome on Android"; empty if the browser did not say. */
          device: z.string(),
          createdAt: timestamp,
          expiresAt: timestamp,
          endedAt: z.nullable(timestamp),
          impersonator: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  endSignIns: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Authentication/end-sign-ins/{id}",
    summary: "Signs somebody out on every device",
    claim: "users.enter",
    input: z.object({ id: z.uuid(), reason }),
    output: done,
    errors: ["not_found", "own_account", "needs_super_administrator"],
  }),
  resetSecondFactor: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Authentication/reset-second-factor/{id}",
    summary:
      "Switches off the authenticator app of somebody who has lost it, and ends the sign-ins",
    claim: "users.enter",
    input: z.object({ id: z.uuid(), reason, typed }),
    output: done,
    errors: [
      "not_found",
      "own_account",
      "needs_super_administrator",
      "authenticator_off",
      "typed_wrong",
      "password_needed",
    ],
  }),
  reopenDecisions: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Authentication/reopen-decisions/{id}",
    summary:
      "Lets an approver decide again before the day after a change of the account is over; said by a super administrator who did not make the change",
    claim: "users.approve",
    input: z.object({ id: z.uuid(), reason }),
    output: done,
    errors: ["not_found", "own_work", "needs_super_administrator", "account_not_held"],
  }),
  createUser: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/UserManagement/create-user",
    summary: "Makes an account for a member of staff, and mails the link that sets it up",
    claim: "users.enter",
    input: z.extend(newUserSchema, { typed }),
    output: z.object({
      /** The account's id; null while it waits for approval. */
      id: z.nullable(z.uuid()),
    }),
    errors: [
      "email_taken",
      "user_name_taken",
      "office_held",
      "not_found",
      "reason_needed",
      "needs_super_administrator",
      "claim_not_held",
      ...accountApprovalErrors,
    ],
  }),
  updateUser: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/UserManagement/update-user/{id}",
    summary: "Changes an account; an e-mail address that is replaced is told",
    claim: "users.enter",
    input: z.extend(editUserSchema, {
      id: z.uuid(),
      /** The account's revision that the form began from. */
      revision: z.int(),
      typed,
    }),
    output: z.extend(pending, {
      /** Whether a new address or staff number needs approval, because the account is an approver's. */
      accountWaits: z.boolean(),
    }),
    errors: [
      "not_found",
      "email_taken",
      "conflict",
      "office_held",
      "own_account",
      "reason_needed",
      "role_not_fitting",
      "needs_super_administrator",
      "last_super_administrator",
      "claim_not_held",
      ...accountApprovalErrors,
    ],
  }),
  assignRole: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/UserManagement/assign-role",
    summary: "Gives an official a further role, or takes one away",
    claim: "users.enter",
    input: z.object({
      id: z.uuid(),
      role: z.enum(furtherRoles, "please select a role"),
      has: z.boolean(),
      reason,
      typed,
    }),
    output: pending,
    errors: [
      "not_found",
      "own_account",
      "role_not_fitting",
      "needs_super_administrator",
      "last_super_administrator",
      "claim_not_held",
      ...accountApprovalErrors,
    ],
  }),
  toggleUserActivation: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Authentication/toggle-user-activation-status",
    summary: "Switches accounts on or off; off ends their sign-ins",
    claim: "users.enter",
    input: z.object({ ids: userIds, active: z.boolean(), reason, typed }),
    output: z.extend(pending, {
      /** How many were changed. */
      changed: z.int(),
      /** Names of those who stay active because they hold an office. */
      inOffice: z.array(z.string()),
      undoId,
    }),
    errors: [
      "not_found",
      "own_account",
      "office_held",
      "needs_super_administrator",
      "last_super_administrator",
      ...accountApprovalErrors,
    ],
  }),
};
