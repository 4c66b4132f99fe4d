/** All files that an application can ask for. */
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

/** The names of documents on the slip. */
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

/** Documents of several pages: an image per page, or one PDF. */
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

/** Where a file is stored: the document itself for its first page, or a further page. */
export type DocumentPlace = DocumentKind | `${DocumentKind}:${(typeof furtherPages)[number]}`;

const furtherPages = [2, 3, 4, 5, 6] as const;

/** The places of a document's pages, the first one first. */
export const placesOf = (kind: DocumentKind): readonly DocumentPlace[] =>
  paged.includes(kind) ? [kind, ...furtherPages.map((page) => `${kind}:${page}` as const)] : [kind];

/** Whether a place accepts a PDF: the first page of a document with several. */
export const takesPdf = (place: DocumentPlace): boolean =>
  (paged as readonly DocumentPlace[]).includes(place);

/** The places to show: up to the last with a file, and one more. After a PDF there are no more. */
export function shownPlaces(
  kind: DocumentKind,
  { documents, pdfs }: Pick<WithFiles, "documents"> & { readonly pdfs: readonly DocumentPlace[] },
): readonly DocumentPlace[] {
  if (pdfs.includes(kind)) return [kind];
  const places = placesOf(kind);
  const last = places.findLastIndex((place) => documents[place] !== undefined);
  return places.slice(0, last + 2);
}

export function labelOf(place: DocumentPlace): string {
  const [kind, page] = place.split(":");
  const label = documentLabels[kind as DocumentKind];
  return page === undefined ? label : `${label}, page ${page}`;
}

/** Every place. */
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

/** The ids of all files of an application, including the photo. */
export const filesOf = ({ passport, documents }: WithFiles): string[] => [
  ...(passport === null ? [] : [passport]),
  ...Object.values(documents),
];
