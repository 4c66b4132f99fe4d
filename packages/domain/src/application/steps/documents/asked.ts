import type { Programme } from "../../../programmes/programme.ts";
import { stepOf } from "../../steps.ts";
import type { DocumentKind } from "./documents.ts";

/** The documents that a programme asks for, in its order. */
export const askedDocuments = (programme: Programme): readonly DocumentKind[] =>
  stepOf(programme, "documents")?.documents ?? [];
