import type { ProgrammeEntry } from "./programme-entry.ts";

/** Where invoices are generated, and shown. */
const jamb = ["/generate_jamb_students_invoice", "/jamb_students_invoice"] as const;
const other = ["/generate_other_students_invoice", "/other_students_invoice"] as const;

const jupeb = ["/generate_sub_degree_invoice", "/jupeb_students_invoice"] as const;
const cce = ["/generate_cce_invoice", "/cce_students_invoice"] as const;
const staff = ["/generate_staff_request_invoice", "/staff_request_invoice"] as const;
const pg = ["/generate_other_students_invoice", "/pg_students_invoice"] as const;
const transfer = ["/generate_inter_university_invoice", "/uni_transfer_students_invoice"] as const;

const sandwich = { family: "Sandwich" };

/** What differs from the usual. */
type More = Partial<Pick<ProgrammeEntry, "card" | "crumb" | "typeLocked">> &
  Partial<ProgrammeEntry["api"]> &
  Partial<Pick<ProgrammeEntry["paths"], "details" | "preview" | "aliases">> & { stem?: string };

/** A programme whose pages follow from the stem of their addresses, and its calls from slug and title. */
const entry = <const Slug extends string>(
  slug: Slug,
  title: string,
  [generateInvoice, invoice]: readonly [string, string],
  {
    family = title.replaceAll(/\W/g, ""),
    name = slug,
    stem = slug.replaceAll("-", "_"),
    details = `/${stem}_application_details`,
    preview = `/${stem}_application/preview`,
    aliases = { login: [], application: [], preview: [] },
    ...more
  }: More = {},
) => ({
  slug,
  title,
  crumb: title,
  api: { family, name },
  typeLocked: true,
  paths: {
    login: `/${stem}_login`,
    application: `/${stem}_application`,
    details,
    preview,
    generateInvoice,
    invoice,
    aliases,
  },
  ...more,
});

/** Every admission programme: a line here, a definition of its own, and its place in `definitions.ts`. */
export const catalogue = [
  entry("sub-degree", "Sub-Degree", jupeb, {
    family: "Jupeb",
    name: "jupeb",
    typeLocked: false,
    details: "/jupeb_application_details",
    aliases: {
      login: ["/jupeb_login"],
      application: ["/jupeb_application"],
      preview: ["/jupeb_application/preview"],
    },
  }),
  entry("nd", "ND", jamb, { card: { mode: 1, position: 2 } }),
  entry("hnd", "HND", jamb, { card: { mode: 2, position: 1 } }),
  entry("nd-part-time", "ND Part-Time", other, {
    stem: "putme",
    card: { mode: 3, position: 3 },
  }),
  entry("pre-degree", "Pre-Degree", other),
  entry("diploma", "Diploma", other, { preview: "/diploma_preview" }),
  entry("cce", "CCE", cce),
  entry("uni-transfer", "Inter-University Transfer", transfer, {
    crumb: "Inter University",
    family: "Transfer",
    name: "transfer",
  }),
  entry("four-year-sandwich", "Four-Year Sandwich", other, sandwich),
  entry("five-year-sandwich", "Five-Year Sandwich", other, sandwich),
  // At the addresses of ND Part-Time: the RRR says which of the two it is.
  entry("putme", "PUTME", jamb),
  entry("supplementary", "Supplementary", jamb),
  entry("staff-request", "Staff Request", staff, { family: "Supplementary" }),
  entry("direct-entry", "Direct Entry", jamb),
  entry("supplementary-putme", "Supplementary PUTME", jamb, {
    family: "SupplementaryPostUtme",
    name: "supplementary-post-utme",
  }),
  entry("pg", "Post Graduate", pg, { family: "PG" }),
] as const satisfies readonly ProgrammeEntry[];

export type ProgrammeSlug = (typeof catalogue)[number]["slug"];

/** The slugs, as the wire takes them. */
export const programmeSlugs = catalogue.map(({ slug }) => slug) as [
  ProgrammeSlug,
  ...ProgrammeSlug[],
];

/** The programme of a slug, or `undefined`. */
export const entryBySlug = (slug: string | null): ProgrammeEntry | undefined =>
  catalogue.find((entry) => entry.slug === slug);

/** What a programme is called; one that is no more is called by its slug. */
export const titleBySlug = (slug: string): string => entryBySlug(slug)?.title ?? slug;

/** The programmes with a card on the landing page, in the page's order. */
export const landingCards = catalogue
  .filter((one: ProgrammeEntry) => one.card)
  .sort(
    (a: ProgrammeEntry, b: ProgrammeEntry) => (a.card?.position ?? 0) - (b.card?.position ?? 0),
  ) as ProgrammeEntry[];

/** Every address of a programme's sign-in, application and preview, the main one first. */
export const addressesOf = ({ paths }: ProgrammeEntry) => ({
  login: [paths.login, ...paths.aliases.login],
  application: [paths.application, ...paths.aliases.application],
  details: [paths.details],
  preview: [paths.preview, ...paths.aliases.preview],
});

/**
 * The programme whose sign-in, application, details or preview page is at a path: of several the one whose
 * application is open, else the first.
 */
export const entryAt = (
  path: string,
  isOpen: (slug: string) => boolean = () => false,
): ProgrammeEntry | undefined => {
  const address = path.replace(/\/+$/, "");
  const here = catalogue.filter((one) => Object.values(addressesOf(one)).flat().includes(address));
  return here.find(({ slug }) => isOpen(slug)) ?? here[0];
};

/** Where an invoice for a programme is generated, the programme chosen. */
export const generateInvoiceOf = ({
  paths,
  slug,
}: Pick<ProgrammeEntry, "paths" | "slug">): string =>
  `${paths.generateInvoice}?application=${slug}`;
