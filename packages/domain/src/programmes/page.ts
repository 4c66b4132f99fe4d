import { documentsForAll } from "../application/steps/documents/for-everybody.ts";
import { documentLabels, placesOf, takesPdf } from "../application/steps/documents/documents.ts";
import { programmePageWords as words } from "../messages/programme-page.words.ts";
import { cardInfo } from "./card-info.ts";
import type { Programme } from "./programme.ts";

/** Of those whose card and invoice form do not say whom they are for. */
const who: Readonly<Record<string, string>> = {
  "sub-degree":
    "For those who hold an O-level result and prepare in a year for the second year of a university, with the JUPEB examinations.",
  nd: "For those who are leaving secondary school and have taken the UTME. Have your JAMB registration number at hand.",
};

/** Whom a programme is for, in a sentence or two. */
export const whoFor = ({ slug, invoice }: Pick<Programme, "slug" | "invoice">): string =>
  who[slug] ?? cardInfo[slug] ?? invoice.info ?? "";

/** A document that the form takes: what it is called, what a file of it may be, and whether each applicant needs it. */
type NamedDocument = {
  readonly name: string;
  readonly size: string;
  readonly everybody: boolean;
};

/** Every document of a programme in the order of its form, the passport photograph first. */
export const documentsOf = ({ steps }: Pick<Programme, "steps">): readonly NamedDocument[] => [
  { name: words.photo, size: words.image, everybody: true },
  ...documentsForAll({ steps }).map(({ kind, everybody }) => {
    const paged = placesOf(kind).length > 1 || takesPdf(kind);
    return {
      name: documentLabels[kind],
      size: paged ? words.pages : words.image,
      everybody,
    };
  }),
];

/** How long filling in takes, in minutes: reckoned from what is asked, to the next five. */
export const minutesOf = (programme: Pick<Programme, "steps">): number => {
  const reckoned = programme.steps.length * 4 + documentsOf(programme).length * 2;
  return Math.ceil(reckoned / 5) * 5;
};
