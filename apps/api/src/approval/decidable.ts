import { approvalActs, approvalActNames } from "@polyportal/domain/approval/acts";
import type { UserCaller } from "../server/handler.ts";

/** The acts that somebody may decide. */
export const decidable = ({ claims, role }: Pick<UserCaller, "claims" | "role">) =>
  approvalActNames.filter((act) => {
    const { claim, roles } = approvalActs[act];
    return claims.has(claim) || roles.some((one) => one === role);
  });
