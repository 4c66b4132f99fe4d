import { notice } from "./notice.ts";

export const departmentChangeMessages = {
  apply: "Apply to change department",
  sent: notice("Application sent", "The registry will decide on it."),
  withdrawn: notice("Application withdrawn", "You stay in your department."),
  withdrawFailed: notice("Invalid Action!", "The application was not withdrawn."),
} as const;
