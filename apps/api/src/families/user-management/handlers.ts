import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import type { Handlers } from "../../server/handler.ts";
import { getProfile } from "./get-profile.ts";

export const userManagementHandlers = { getProfile } satisfies Handlers<
  typeof userManagementEndpoints
>;
