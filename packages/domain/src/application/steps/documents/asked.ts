import type { Answers } from "../../../programmes/field.ts";
import type { AskedDocument, Programme } from "../../../programmes/programme.ts";
import { holds } from "../../fields/holds.ts";
import { stepOf } from "../../steps.ts";
import type { DocumentKind } from "./documents.ts";

/** One document that is asked for, or may be sent. */
type Asked = { readonly kind: DocumentKind; readonly required: boolean };

const kindOf = (asked: AskedDocument): DocumentKind =>
  typeof asked === "string" ? asked : asked.document;

/** The documents that a programme can ask for, in its order. */
export const documentsOf = (programme: Programme): readonly DocumentKind[] =>
  (stepOf(programme, "documents")?.documents ?? []).map(kindOf);

/** Those that it asks an applicant for who answered so. */
export const askedDocuments = (programme: Programme, answers: Answers): readonly Asked[] =>
  (stepOf(programme, "documents")?.documents ?? []).flatMap((asked) => {
    const kind = kindOf(asked);
    if (typeof asked === "string") return { kind, required: true };
    return holds(asked.when, answers) ? { kind, required: asked.optional !== true } : [];
  });
