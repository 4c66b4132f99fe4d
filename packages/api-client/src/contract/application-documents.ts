import { documentPlaces } from "@polyportal/domain/application/steps/documents/documents";
import * as z from "zod/mini";
import { applicantId, family } from "./application-shared.ts";
import { endpoint } from "./define.ts";
import { done } from "./shared.ts";
import { uploadErrors } from "./upload-errors.ts";

// The files of an application, one call each.

const place = z.enum(documentPlaces);

/** The stored documents of an application. */
export const keptDocuments = {
  /** File ids, by the places of documents and of their further pages. */
  documents: z.partialRecord(place, z.string()),
  /** Which of them are PDFs. A PDF is the whole document. */
  pdfs: z.array(place),
};

/**
 * The id of the file that the page showed there, empty if none. A file that another device has stored since
 * is not overwritten. By default nothing is compared.
 */
const began = z.optional(z.union([z.literal(""), z.uuid()]));

const changeDocument = {
  method: "POST",
  audience: ["applicant"],
  /** The documents that are stored now. */
  output: z.object(keptDocuments),
  errors: ["application_completed", "section_incomplete", "section_changed", "not_found"],
} as const;

/** Some of the application's endpoints. */
export const applicationFiles = {
  uploadDocument: endpoint({
    ...changeDocument,
    path: "/api/{family}/upload-{name}-application-document/{applicantId}",
    summary: "Uploads one document, in the place of the one before",
    send: "upload",
    input: z.object({
      ...family,
      applicantId,
      document: place,
      file: z.file("Please select a file!"),
      began,
    }),
    errors: [...changeDocument.errors, ...uploadErrors],
  }),
  removeDocument: endpoint({
    ...changeDocument,
    path: "/api/{family}/remove-{name}-application-document/{applicantId}",
    summary: "Removes one document; the section of documents is then to be filled in again",
    input: z.object({ ...family, applicantId, document: place, began }),
  }),
  uploadPassport: endpoint({
    method: "POST",
    audience: ["applicant"],
    path: "/api/UserDocument/upload-passport",
    summary: "Uploads the applicant's passport photo (JPG or PNG, under 100 KB)",
    send: "upload",
    input: z.object({ passport: z.file("Please select a file!"), began }),
    output: z.object({ passport: z.string() }),
    errors: ["application_completed", "section_changed", "not_found", ...uploadErrors],
  }),
  getDocument: endpoint({
    method: "GET",
    audience: ["applicant"],
    path: "/api/UserDocument/document/{fileId}",
    summary: "The bytes of a file of one's own application",
    answer: "file",
    input: z.object({ fileId: z.uuid() }),
    output: done,
    errors: ["not_found"],
  }),
};
