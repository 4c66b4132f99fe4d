import type { UserCaller } from "../server/caller.ts";

const administrators: readonly string[] = ["super administrator", "administrator"];

/** Whether somebody may take back what an account has done: whose it is, or an administrator. */
export const isOwnOrAdministrator = (
  by: string | null,
  { userId, role }: Pick<UserCaller, "userId" | "role">,
): boolean => by === userId || administrators.includes(role);
