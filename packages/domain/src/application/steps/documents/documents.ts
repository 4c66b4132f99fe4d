/** The closed catalogue of files that an application can ask for. */
export const documentKinds = [
  "birthCertificate",
  "oLevelResult",
  "signature",
  "ndStatementOfResult",
  "firstSchoolLeavingCertificate",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** How the slip names an uploaded document. */
export const documentLabels: Record<DocumentKind, string> = {
  birthCertificate: "Birth certificate",
  oLevelResult: "First sitting O’Level result",
  signature: "Applicant signature",
  ndStatementOfResult: "ND statement of result",
  firstSchoolLeavingCertificate: "First school leaving certificate",
};

type WithFiles = {
  readonly passport: string | null;
  readonly documents: Readonly<Partial<Record<DocumentKind, string>>>;
};

/** The ids of all files of an application, the photo with the documents. */
export const filesOf = ({ passport, documents }: WithFiles): string[] => [
  ...(passport === null ? [] : [passport]),
  ...Object.values(documents),
];
