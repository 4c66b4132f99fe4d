import { refereeRules } from "../referee/rules.ts";
import type { ReferenceSignal } from "../referee/signals.ts";

/** Every word of the page on which references of postgraduates are read. */
export const referenceReadingWords = {
  title: "References",
  lead: "Who was asked about whom, and what came. Each reading is put on record; no file of it can be made.",
  search: "Applicant or number",
  none: "Nobody has named a referee yet.",
  columns: {
    applicant: "Applicant",
    applicationNumber: "Application",
    award: "Award",
    referee: "Referee",
    institution: "Institution",
    relationship: "Relationship",
    state: "State",
    at: "Since",
    signals: "Look twice",
    namedAt: "Named",
  },
  signal: "Look twice",
  yes: "Yes",
  no: "No",
  signals: {
    sameDevice: "Applicant’s device",
    soon: "Minutes after asking",
  } satisfies Record<ReferenceSignal, string>,
  /** What a signal means, to whoever reads the reference. */
  told: {
    sameDevice:
      "It was written on a device that had opened the application before. In a café that may be chance.",
    soon: `It came within ${refereeRules.soonMinutes} minutes of the letter.`,
  } satisfies Record<ReferenceSignal, string>,
  /** Until it is known whose. */
  one: "A reference",
  titleOf: (referee: string) => `Reference of ${referee}`,
  onRecord: "Your reading is on record. The applicant never reads this.",
  notGiven: "This referee has not answered.",
  about: "About",
  named: "As the applicant named them",
  self: "As they say themselves",
  email: "Email Address",
  givenAt: "Given",
  years: (years: string) => (years === "1" ? "1 year" : `${years} years`),
  openPage: (page: number) => `Open page ${page} of the letter`,
  openPdf: "Open the letter",
  fileName: (application: string, page: number, ending: string) =>
    `reference-${application.replaceAll("/", "-")}-${page}.${ending}`,
} as const;
