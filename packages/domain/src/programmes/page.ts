import {
  documentLabels,
  placesOf,
  takesPdf,
  type DocumentKind,
} from "../application/steps/documents/documents.ts";
import { cardInfo } from "../messages/card-info.ts";
import { programmePageWords as words } from "../messages/programme-page.words.ts";
import type { AskedDocument, Programme } from "./programme.ts";

/** Whom a programme is for, in a sentence or two. */
export const whoFor = ({ slug, invoice }: Pick<Programme, "slug" | "invoice">): string =>
  words.who[slug] ?? cardInfo[slug] ?? invoice.info ?? "";

/** A document that the form takes: what it is called, what a file of it may be, and whether each applicant needs it. */
type NamedDocument = {
  readonly name: string;
  readonly size: string;
  readonly everybody: boolean;
};

const named = (asked: AskedDocument): NamedDocument => {
  const more = typeof asked === "string" ? { document: asked } : asked;
  const kind: DocumentKind = more.document;
  const paged = placesOf(kind).length > 1 || takesPdf(kind);
  return {
    name: documentLabels[kind],
    size: paged ? words.pages : words.image,
    everybody: !("when" in more || "optional" in more),
  };
};

/** Every document of a programme in the order of its form, the passport photograph first. */
export const documentsOf = ({ steps }: Pick<Programme, "steps">): readonly NamedDocument[] => [
  { name: words.photo, size: words.image, everybody: true },
  ...steps.flatMap((step) => (step.kind === "documents" ? step.documents.map(named) : [])),
];

/** How long filling in takes, in minutes: reckoned from what is asked, to the next five. */
export const minutesOf = (programme: Pick<Programme, "steps">): number => {
  const reckoned = programme.steps.length * 4 + documentsOf(programme).length * 2;
  return Math.ceil(reckoned / 5) * 5;
};
