import { requirementWords as words } from "../messages/requirements.ts";

/** What a department asks of an applicant; null is nothing. */
export type Requirement = {
  /** The least aggregate. */
  readonly cutOff: number | null;
  readonly minimumUtme: number | null;
  /** How many credits in all. */
  readonly credits: number | null;
  /** Subjects that have to be among them, by their ids. */
  readonly creditSubjectIds: readonly number[];
  /** The certificates of which one has to be brought; null where the programme asks for none. */
  readonly certificates: readonly string[] | null;
};

/** What an applicant brings; null is not known. */
export type Brought = {
  readonly aggregate: number | null;
  readonly utme: number | null;
  /** The subjects with a credit, in whichever sitting, by their ids. */
  readonly credited: readonly number[];
  /** A result of the O-level is not out yet: any credit may still come. */
  readonly awaiting: boolean;
  readonly certificate: string | null;
};

/** What a department asks that has said nothing. */
export const nothingAsked: Requirement = {
  cutOff: null,
  minimumUtme: null,
  credits: null,
  creditSubjectIds: [],
  certificates: null,
};

/** Whether a department asks nothing that can be counted. */
export const asksNothing = (one: Requirement): boolean =>
  one.cutOff === null &&
  one.minimumUtme === null &&
  one.credits === null &&
  one.creditSubjectIds.length === 0 &&
  one.certificates === null;

/** Whether a grade is a credit: A1 to C6. */
export const isCredit = (grade: string): boolean => /^(A1|B[23]|C[4-6])$/.test(grade);

/** One line of a result. */
export type Graded = { readonly subjectId: number; readonly grade: string };

/** What somebody brings, by the lines of the results of all sittings. */
export const broughtOf = ({
  results,
  ...rest
}: Omit<Brought, "credited"> & { readonly results: readonly Graded[] }): Brought => ({
  ...rest,
  credited: [
    ...new Set(results.flatMap(({ subjectId, grade }) => (isCredit(grade) ? [subjectId] : []))),
  ],
});

type Asked =
  | { readonly what: "cut-off" | "utme"; readonly least: number }
  | { readonly what: "certificate"; readonly taken: readonly string[] }
  | {
      readonly what: "credits";
      readonly missing: readonly number[];
      readonly has: number;
      readonly asked: number;
    };

/** A requirement that somebody does not meet: by how much, or which subjects are missing. */
export type Unmet = Asked & {
  /** It may still be met: what it goes by is not known yet. */
  readonly open: boolean;
};

/** What an applicant does not meet. What is not known of a score is not met, where one is asked. */
export function unmetOf(requirement: Requirement, brought: Brought): Unmet[] {
  return [
    ...below("utme", requirement.minimumUtme, brought.utme),
    ...below("cut-off", requirement.cutOff, brought.aggregate),
    ...withoutCredits(requirement, brought),
    ...withoutCertificate(requirement, brought),
  ];
}

const below = (what: "cut-off" | "utme", least: number | null, has: number | null): Unmet[] =>
  least !== null && (has === null || has < least) ? [{ what, least, open: has === null }] : [];

function withoutCredits({ credits, creditSubjectIds }: Requirement, brought: Brought): Unmet[] {
  const credited = new Set(brought.credited);
  const missing = creditSubjectIds.filter((id) => !credited.has(id));
  const asked = Math.max(credits ?? 0, creditSubjectIds.length);
  if (missing.length === 0 && credited.size >= asked) return [];
  return [{ what: "credits", missing, has: credited.size, asked, open: brought.awaiting }];
}

function withoutCertificate({ certificates }: Requirement, { certificate }: Brought): Unmet[] {
  if (certificates === null || (certificate !== null && certificates.includes(certificate)))
    return [];
  // Where none is taken, no certificate helps.
  const open = certificate === null && certificates.length > 0;
  return [{ what: "certificate", taken: certificates, open }];
}

/** Whether a department takes somebody, by what it asks: perhaps, as long as all that lacks may still come. */
export type Verdict = "yes" | "perhaps" | "no";

export const verdictOf = (unmet: readonly Unmet[]): Verdict => {
  if (unmet.length === 0) return "yes";
  return unmet.every(({ open }) => open) ? "perhaps" : "no";
};

/** The same in words, by what a department and the subjects are called. */
export function unmetText(
  unmet: Unmet,
  department: string,
  nameOf: (subjectId: number) => string,
): string {
  const said = unmet.open ? words.open : words;
  if (unmet.what === "credits") {
    const { missing, has, asked } = unmet;
    const counted = has < asked ? [words.counted(has, asked)] : [];
    return said.credits(department, [...missing.map(nameOf), ...counted].join(", "));
  }
  if (unmet.what === "certificate") return said.certificate(department, unmet.taken);
  return unmet.what === "utme" ? said.utme(unmet.least) : said.cutOff(unmet.least);
}
