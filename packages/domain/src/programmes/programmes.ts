import { hnd } from "./hnd.ts";
import { ndPartTime } from "./nd-part-time.ts";
import { nd } from "./nd.ts";
import { preDegree } from "./pre-degree.ts";
import type { Programme } from "./programme.ts";
import { subDegree } from "./sub-degree.ts";

/** Every admission programme. A further programme is a further definition and nothing else. */
export const programmes = [
  subDegree,
  nd,
  hnd,
  ndPartTime,
  preDegree,
] as const satisfies readonly Programme[];

export type ProgrammeSlug = (typeof programmes)[number]["slug"];

/** The slugs, as the wire takes them. */
export const programmeSlugs = programmes.map((programme) => programme.slug) as [
  ProgrammeSlug,
  ...ProgrammeSlug[],
];

/** The programme of a slug, or `undefined`. */
export const programmeBySlug = (slug: string | null): Programme | undefined =>
  programmes.find((programme) => programme.slug === slug);

/** The programmes with a card on the landing page, in the page's order. */
export const landingCards = programmes
  .filter((programme: Programme) => programme.card)
  .sort(
    (a: Programme, b: Programme) => (a.card?.position ?? 0) - (b.card?.position ?? 0),
  ) as Programme[];

/** Every address of a programme's sign-in, application and preview, the main one first. */
export const addressesOf = (programme: Programme) => ({
  login: [programme.paths.login, ...programme.paths.aliases.login],
  application: [programme.paths.application, ...programme.paths.aliases.application],
  details: [programme.paths.details],
  preview: [programme.paths.preview, ...programme.paths.aliases.preview],
});

/** The programme whose sign-in, application, details or preview page is at a path. */
export const programmeAt = (path: string): Programme | undefined => {
  const address = path.replace(/\/+$/, "");
  return programmes.find((programme) =>
    Object.values(addressesOf(programme)).flat().includes(address),
  );
};

/** Where an invoice for a programme is generated, the programme chosen. */
export const generateInvoiceOf = ({ paths, slug }: Programme): string =>
  `${paths.generateInvoice}?application=${slug}`;
