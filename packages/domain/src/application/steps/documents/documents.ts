/** The closed catalogue of files that an application can ask for. */
export const documentKinds = [
  "birthCertificate",
  "oLevelResult",
  "oLevelResult2",
  "signature",
  "ndStatementOfResult",
  "firstSchoolLeavingCertificate",
  "jambAdmissionLetter",
  "nceCertificate",
  "aceResult",
  "tcResult",
  "studentTranscript",
  "letterOfGoodStanding",
  "appointmentLetter",
  "employerLetter",
  "certificate",
  "jambResultSlip",
  "lgaIdentification",
  "testimonials",
  "ondhndStatementOfResult",
  "aLevelResult",
  "degreeCertificate",
  "nyscCertificate",
  "marriageCertificate",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** How the slip names an uploaded document. */
export const documentLabels: Record<DocumentKind, string> = {
  birthCertificate: "Birth certificate",
  oLevelResult: "First sitting O’Level result",
  oLevelResult2: "Second sitting O’Level result",
  signature: "Applicant signature",
  ndStatementOfResult: "ND statement of result",
  firstSchoolLeavingCertificate: "First school leaving certificate",
  jambAdmissionLetter: "JAMB admission letter",
  nceCertificate: "NCE certificate",
  aceResult: "ACE result",
  tcResult: "TC result",
  studentTranscript: "Student’s transcript",
  letterOfGoodStanding: "Letter of good standing",
  appointmentLetter: "Letter of appointment",
  employerLetter: "Letter of your employer",
  certificate: "Certificate of your latest schooling",
  jambResultSlip: "JAMB result slip",
  lgaIdentification: "LGA identification",
  testimonials: "Testimonials",
  ondhndStatementOfResult: "Statement of result",
  aLevelResult: "A-level result",
  degreeCertificate: "Degree or HND certificate",
  nyscCertificate: "NYSC certificate",
  marriageCertificate: "Marriage certificate",
};

/** Those of several pages: each page an image, or all of it one PDF. */
const paged: readonly DocumentKind[] = [
  "studentTranscript",
  "letterOfGoodStanding",
  "appointmentLetter",
  "employerLetter",
  "certificate",
  "ondhndStatementOfResult",
  "aLevelResult",
  "degreeCertificate",
  "nyscCertificate",
];

/** Where a file lies: a document's own place, which is its first page, or that of a further one. */
export type DocumentPlace = DocumentKind | `${DocumentKind}:${(typeof furtherPages)[number]}`;

const furtherPages = [2, 3, 4, 5, 6] as const;

/** The places of a document's pages, the first one first. */
export const placesOf = (kind: DocumentKind): readonly DocumentPlace[] =>
  paged.includes(kind) ? [kind, ...furtherPages.map((page) => `${kind}:${page}` as const)] : [kind];

/** Whether a place takes a PDF: the first page of several. */
export const takesPdf = (place: DocumentPlace): boolean =>
  (paged as readonly DocumentPlace[]).includes(place);

/** The places to show: those up to the last that holds a page, and one more. A PDF is all of it. */
export function shownPlaces(
  kind: DocumentKind,
  { documents, pdfs }: Pick<WithFiles, "documents"> & { readonly pdfs: readonly DocumentPlace[] },
): readonly DocumentPlace[] {
  if (pdfs.includes(kind)) return [kind];
  const places = placesOf(kind);
  const last = places.findLastIndex((place) => documents[place] !== undefined);
  return places.slice(0, last + 2);
}

/** What a place is called. */
export function labelOf(place: DocumentPlace): string {
  const [kind, page] = place.split(":");
  const label = documentLabels[kind as DocumentKind];
  return page === undefined ? label : `${label}, page ${page}`;
}

/** Every place that there is. */
export const documentPlaces = documentKinds.flatMap(placesOf) as [
  DocumentPlace,
  ...DocumentPlace[],
];

/** The document to which a place belongs. */
export const kindOfPlace = (place: DocumentPlace): DocumentKind =>
  place.split(":")[0] as DocumentKind;

type WithFiles = {
  readonly passport: string | null;
  readonly documents: Readonly<Partial<Record<DocumentPlace, string>>>;
};

/** The ids of all files of an application, the photo with the documents. */
export const filesOf = ({ passport, documents }: WithFiles): string[] => [
  ...(passport === null ? [] : [passport]),
  ...Object.values(documents),
];
