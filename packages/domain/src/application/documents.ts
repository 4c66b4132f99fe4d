/** The closed catalogue of files that an application can ask for. */
export const documentKinds = [
  "birthCertificate",
  "oLevelResult",
  "signature",
  "ndStatementOfResult",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** How the slip names an uploaded document. */
export const documentLabels: Record<DocumentKind, string> = {
  birthCertificate: "Birth certificate",
  oLevelResult: "First sitting O’Level result",
  signature: "Applicant signature",
  ndStatementOfResult: "ND statement of result",
};
