import type { Programme } from "../../../programmes/programme.ts";
import { stepOf } from "../../steps.ts";
import type { DocumentKind } from "./documents.ts";

/** The documents that a programme can ask for, in order, and whether every applicant needs them. */
export const documentsForAll = (
  programme: Pick<Programme, "steps">,
): readonly { readonly kind: DocumentKind; readonly everybody: boolean }[] =>
  (stepOf(programme, "documents")?.documents ?? []).map((asked) =>
    typeof asked === "string"
      ? { kind: asked, everybody: true }
      : { kind: asked.document, everybody: !("when" in asked || "optional" in asked) },
  );
