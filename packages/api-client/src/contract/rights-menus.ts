import { roles } from "@polyportal/domain/authentication/roles";
import { claims } from "@polyportal/domain/rights/claims";
import { hiddenBy } from "@polyportal/domain/rights/menu-preview";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, nothing } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const claim = z.enum(claims);
const role = z.enum(roles, "please select a role");
const revision = z.int();
const label = z.string().check(z.maxLength(60));

export const menuEndpoints = {
  listMenus: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Menus/menus",
    summary: "Every label of the side menus: where it leads, its claims, which roles bring it",
    claim: "users.see",
    whole: true,
    input: nothing,
    output: z.object({
      labels: z.array(
        z.object({
          label,
          path: z.string(),
          enabled: z.boolean(),
          claims: z.array(claim),
          roles: z.array(role),
          /** Its position in each of these roles' menus, from 1. */
          positions: z.array(z.object({ role, position: z.int() })),
          /** Active accounts that see it, or would if it were enabled. */
          people: z.int(),
          revision,
        }),
      ),
      /** The labels of each role in order, and which of them are hidden from its people. */
      orders: z.array(
        z.object({
          role,
          labels: z.array(z.string()),
          hidden: z.array(z.object({ label: z.string(), why: z.enum(hiddenBy) })),
        }),
      ),
    }),
    errors: [],
  }),
  saveMenu: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/Menus/menus",
    summary: "Switches a label on or off and says which roles bring it",
    claim: "users.enter",
    input: z.object({
      label,
      enabled: z.boolean(),
      roles: z.array(role).check(z.maxLength(20)),
      revision,
      reason,
    }),
    output: done,
    errors: ["conflict", "menu_unknown"],
  }),
  listMenuClaims: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/RoleClaims/menu-claims",
    summary: "By which claims each label shows to whoever's role brings it",
    claim: "users.see",
    whole: true,
    input: nothing,
    output: z.array(z.object({ label, claims: z.array(claim), revision })),
    errors: [],
  }),
  saveMenuClaims: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/RoleClaims/menu-claims",
    summary: "Says by which claims a label shows, to whoever's role brings it",
    claim: "users.enter",
    input: z.object({ label, claims: z.array(claim).check(z.maxLength(200)), revision, reason }),
    output: done,
    errors: ["conflict", "menu_unknown"],
  }),
  saveMenuOrder: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/Menus/order",
    summary: "Puts the labels of a role in another order",
    claim: "users.enter",
    input: z.object({
      role,
      labels: z.array(label).check(z.maxLength(60)),
      /** The order that the form began from. */
      before: z.array(label).check(z.maxLength(60)),
    }),
    output: done,
    errors: ["conflict"],
  }),
};
