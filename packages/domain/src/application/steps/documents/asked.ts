import type { Answers, Row } from "../../../programmes/field.ts";
import type { AskedDocument, Programme } from "../../../programmes/programme.ts";
import { holds } from "../../fields/holds.ts";
import { stepOf } from "../../steps.ts";
import type { DocumentKind } from "./documents.ts";

/** One document that is required or allowed. `about` names the row it belongs to. */
type Asked = { readonly kind: DocumentKind; readonly required: boolean; readonly about?: string };

const kindOf = (asked: AskedDocument): DocumentKind =>
  typeof asked === "string" ? asked : asked.document;

/** The documents that a programme can ask for, in its order. */
export const documentsOf = (programme: Programme): readonly DocumentKind[] =>
  (stepOf(programme, "documents")?.documents ?? []).map(kindOf);

/** The label of the row to which a document belongs: the latest row, or the last of several. */
function aboutRow(
  { of, latest, named }: NonNullable<Exclude<AskedDocument, string>["row"]>,
  answers: Answers,
): string | undefined {
  const answer = answers[of];
  const rows = Array.isArray(answer) ? (answer as readonly Row[]) : [];
  const [row] = rows
    .toReversed()
    .toSorted((one, other) => (other[latest] ?? "").localeCompare(one[latest] ?? ""));
  return row && named.map((field) => row[field]).join(", ");
}

/** The documents for an applicant with these answers. */
export const askedDocuments = (programme: Programme, answers: Answers): readonly Asked[] =>
  (stepOf(programme, "documents")?.documents ?? []).flatMap((asked) => {
    const kind = kindOf(asked);
    if (typeof asked === "string") return { kind, required: true };
    if (!holds(asked.when, answers)) return [];
    const about = asked.row && aboutRow(asked.row, answers);
    return { kind, required: asked.optional !== true, ...(about && { about }) };
  });
