import * as z from "zod/mini";
import { endpoint } from "../contract/define.ts";
import { encodeRow } from "../client/endpoint-row.ts";

const hostel = z.object({ id: z.int(), name: z.string() });

/** A small contract with one endpoint of each kind that the client treats differently. */
export const smallContract = {
  renewSession: endpoint({
    method: "POST",
    path: "/api/Authentication/renew-session",
    summary: "Renews",
    audience: ["anyone"],
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
  listHostels: endpoint({
    method: "GET",
    path: "/api/Hostel/hostels",
    summary: "Hostels",
    audience: ["student", "official"],
    input: z.object({
      search: z.optional(z.string()),
      genders: z.optional(z.array(z.string())),
      page: z.optional(z.int()),
    }),
    output: z.array(hostel),
    errors: [],
  }),
  renameHostel: endpoint({
    method: "PUT",
    path: "/api/Hostel/hostels/{id}",
    summary: "Renames a hostel",
    audience: ["official"],
    input: z.object({ id: z.int(), name: z.string().check(z.minLength(1)) }),
    output: hostel,
    errors: ["not_found"],
    idempotent: true,
  }),
  getLetter: endpoint({
    method: "GET",
    path: "/api/Hostel/letter/{id}",
    summary: "The letter",
    audience: ["student"],
    input: z.object({ id: z.string() }),
    output: z.object({}),
    errors: ["not_found"],
    answer: "file",
  }),
  loadApplication: endpoint({
    method: "GET",
    path: "/api/{family}/load-{name}-application-form",
    summary: "The application",
    audience: ["applicant"],
    input: z.object({ family: z.string(), name: z.string(), rrr: z.string() }),
    output: z.object({ rrr: z.string() }),
    errors: ["not_found", "invoice_not_found"],
  }),
  uploadPassport: endpoint({
    method: "POST",
    path: "/api/UserDocument/upload-passport",
    summary: "The photo",
    audience: ["applicant"],
    input: z.object({ passport: z.file(), note: z.optional(z.string()) }),
    output: z.object({ passport: z.string() }),
    errors: ["file_too_big"],
    send: "upload",
  }),
  login: endpoint({
    method: "POST",
    path: "/api/Authentication/login",
    summary: "Signs in",
    audience: ["anyone"],
    input: z.object({ userName: z.string(), password: z.string() }),
    output: z.object({ userType: z.string() }),
    errors: ["login_failed", "user_type_refused"],
  }),
};

type SmallContract = typeof smallContract;

/** The small contract's table, as the generator would write it. */
export const smallTable: Readonly<Record<keyof SmallContract, string>> = {
  renewSession: encodeRow(smallContract.renewSession),
  listHostels: encodeRow(smallContract.listHostels),
  renameHostel: encodeRow(smallContract.renameHostel),
  getLetter: encodeRow(smallContract.getLetter),
  loadApplication: encodeRow(smallContract.loadApplication),
  uploadPassport: encodeRow(smallContract.uploadPassport),
  login: encodeRow(smallContract.login),
};
