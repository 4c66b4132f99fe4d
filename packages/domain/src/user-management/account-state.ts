import { userMessages } from "../messages/users.ts";

const { states } = userMessages;

/** Whether an account can be signed in to, in words. */
export const accountState = ({ active, setUp }: { active: boolean; setUp: boolean }): string => {
  if (!active) return states.off;
  return setUp ? states.active : states.notSetUp;
};
