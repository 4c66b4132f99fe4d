import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { nothing, timestamp } from "./shared.ts";

export const userManagementEndpoints = {
  getProfile: endpoint({
    method: "GET",
    path: "/api/UserManagement/profile",
    summary: "The signed-in person's own profile",
    audience: signedIn,
    input: nothing,
    output: z.object({
      userName: z.string(),
      userType: z.string(),
      role: z.string(),
      lastname: z.string(),
      firstname: z.string(),
      middlename: z.string(),
      email: z.nullable(z.string()),
      mobileNumber: z.nullable(z.string()),
      birthday: z.nullable(z.string()),
      department: z.nullable(z.string()),
      studentTypeId: z.nullable(z.int()),
      studentType: z.nullable(z.string()),
      menuItems: z.array(z.string()),
      /** Who acts as this person, and until when; null where nobody does. */
      impersonation: z.nullable(
        z.object({ impersonator: z.string(), endsAt: timestamp, readOnly: z.boolean() }),
      ),
    }),
    errors: [],
  }),
};
