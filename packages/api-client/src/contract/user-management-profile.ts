import { claims } from "@polyportal/domain/rights/claims";
import {
  ownEmailSchema,
  ownProfileSchema,
} from "@polyportal/domain/user-management/own-profile-form";
import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { done, nothing, timestamp } from "./shared.ts";
import { uploadErrors } from "./upload-errors.ts";

export const heldOffice = z.object({
  office: z.string(),
  unit: z.string(),
  since: z.string(),
  until: z.nullable(z.string()),
  acting: z.boolean(),
});

const ofStaff = { audience: ["lecturer", "official"], scope: "own" } as const;

/** A person's own profile. */
export const ownProfileEndpoints = {
  getProfile: endpoint({
    method: "GET",
    path: "/api/UserManagement/profile",
    summary: "The signed-in person's own profile",
    audience: signedIn,
    input: nothing,
    output: z.object({
      userName: z.string(),
      userType: z.string(),
      /** The role shown for the person. */
      role: z.string(),
      /** All roles, from any source. */
      roles: z.array(z.string()),
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
      /** A member of staff's claims. Pages use them to show only what the server allows. */
      claims: z.array(z.enum(claims)),
      /** Who impersonates this person, and until when; null if nobody does. */
      impersonation: z.nullable(
        z.object({ impersonator: z.string(), endsAt: timestamp, readOnly: z.boolean() }),
      ),
    }),
    errors: [],
  }),
  getStaffProfile: endpoint({
    ...ofStaff,
    method: "GET",
    path: "/api/Lecturer/profile",
    summary: "What the register of staff says of the caller, with the offices held",
    input: nothing,
    output: z.object({
      /** Null if the register has no entry for the account. */
      record: z.nullable(
        z.object({
          staffNumber: z.string(),
          title: z.string(),
          department: z.nullable(z.string()),
          designation: z.string(),
          employmentStatus: z.string(),
          specialisation: z.string(),
        }),
      ),
      mobileNumber: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** The requested address that is not confirmed yet, and until when it can be; null if there is none. */
      pendingEmail: z.nullable(z.object({ email: z.string(), until: timestamp })),
      /** The photo, for `getStaffPhoto`. */
      photo: z.nullable(z.string()),
      offices: z.array(heldOffice),
    }),
    errors: [],
  }),
  updateStaffProfile: endpoint({
    ...ofStaff,
    method: "PUT",
    path: "/api/Lecturer/profile",
    summary: "Changes what members of staff keep up to date themselves",
    input: ownProfileSchema,
    output: done,
    errors: [],
  }),
  changeOwnEmail: endpoint({
    ...ofStaff,
    method: "POST",
    path: "/api/Authentication/change-own-email",
    summary: "Sends a link to another address, which is the caller's once `confirm-email` has it",
    input: ownEmailSchema,
    output: done,
    errors: ["wrong_password", "email_taken", "forbidden", "too_many_requests"],
  }),
  cancelOwnEmail: endpoint({
    ...ofStaff,
    method: "POST",
    path: "/api/Authentication/cancel-own-email",
    summary: "Drops the change to an address that waits for its link, which opens nothing any more",
    input: nothing,
    output: done,
    errors: ["not_found", "forbidden"],
  }),
  uploadStaffPhoto: endpoint({
    ...ofStaff,
    method: "POST",
    path: "/api/Lecturer/upload-passport",
    summary: "The caller's photo (JPG or PNG, at most 100 KB), in the place of the one before",
    send: "upload",
    input: z.object({ passport: z.file("Please select a file!") }),
    output: z.object({ passport: z.string() }),
    errors: [...uploadErrors],
  }),
  getStaffPhoto: endpoint({
    ...ofStaff,
    method: "GET",
    path: "/api/Lecturer/passport/{fileId}",
    summary: "The bytes of one's own photo",
    answer: "file",
    input: z.object({ fileId: z.uuid() }),
    output: nothing,
    errors: ["not_found"],
  }),
};
