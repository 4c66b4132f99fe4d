import { userTypeOf, type Role } from "../authentication/roles.ts";
import type { Claim } from "./claims.ts";
import { menuItemsOf } from "./menu-items.ts";

/** Why a label of a role is not shown to its people. */
export const hiddenBy = ["off", "page", "right"] as const;
export type HiddenBy = (typeof hiddenBy)[number];

type Label = {
  readonly label: string;
  readonly enabled: boolean;
  readonly claims: readonly Claim[];
};

/**
 * What hides a label from the people of a role: it is switched off, leads to no page of theirs, or the role
 * has none of its claims. Students have no claims and need none.
 */
export function whatHides(
  role: Role,
  held: readonly Claim[],
  { label, enabled, claims }: Label,
): HiddenBy | undefined {
  if (!enabled) return "off";
  const userType = userTypeOf(role);
  if (menuItemsOf(userType, [label]).length === 0) return "page";
  const isOpen = userType === "student" || claims.length === 0;
  return isOpen || claims.some((claim) => held.includes(claim)) ? undefined : "right";
}
