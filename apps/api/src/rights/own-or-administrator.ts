import type { UserCaller } from "../server/caller.ts";

const administrators: readonly string[] = ["super administrator", "administrator"];

/** Whether the caller may undo what an account did: they own it or are an administrator. */
export const isOwnOrAdministrator = (
  by: string | null,
  { userId, role }: Pick<UserCaller, "userId" | "role">,
): boolean => by === userId || administrators.includes(role);
