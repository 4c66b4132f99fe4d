import { offices } from "../school/offices.ts";

/** An office whose holder signs. */
export type SigningOffice = keyof typeof offices;

/** Who signs a paper, as it is printed: null where the office has nobody. */
export type Signatory = { readonly name: string | null; readonly office: string };

/** The offices, as forms choose among them. */
export const signingOffices = Object.keys(offices) as [SigningOffice, ...SigningOffice[]];

/**
 * The papers of a programme that somebody signs, what each is called, and which office signs until the
 * school says otherwise.
 */
export const signedPapers = {
  "admission-letter": { name: "Letters of admission and acceptance", office: "registrar" },
  "development-levy-letter": { name: "Development levy letter", office: "bursar" },
} as const satisfies Record<string, { name: string; office: SigningOffice }>;

export type SignedPaper = keyof typeof signedPapers;

export const signedPaperNames = Object.keys(signedPapers) as SignedPaper[];
