import { uploadLimits } from "../upload/limits.ts";

const kb = uploadLimits.defaultKb;

/** What the pages about programmes say before sign-in. */
export const programmePageWords = {
  title: "Programmes",
  lead: "Whom each programme is for, what it costs, and until when one can apply.",
  all: "All programmes",
  describe: (title: string, school: string, who: string) =>
    `${title} at ${school}: ${who} Fee, dates, requirements and documents.`,
  shareTitle: (title: string, school: string) => `${title} – ${school}`,
  fee: "Application fee",
  dates: "Dates",
  asOf: (when: string) => `As of ${when}, from the school's own records.`,
  session: "Session",
  state: "Applications",
  opens: "First day",
  closes: "Last day",
  requirements: "Requirements by department",
  noDepartments: "The school has not opened a department to it yet.",
  notSaid: "The department has not published any; ask it.",
  eligible: "Am I eligible? See before you pay",
  documents: "Documents",
  documentsLead: "Photograph or scan them before you begin; the form shrinks photographs itself.",
  photo: "Passport photograph",
  image: `an image of at most ${kb} KB`,
  pages: `1 to 6 pages, each an image of at most ${kb} KB, or one PDF of at most 1 MB`,
  whereItApplies: "where it applies to you",
  steps: "Steps",
  payFirst: "Generate an invoice with your phone number, and pay it.",
  sendLast: "Check your answers, send the application, and print the slip.",
  time: (minutes: number) =>
    `About ${minutes} minutes, at once or in several goes: each section is kept as you save it.`,
  after: "Paid forms can still be sent for 14 days after the closing.",
  generate: "Generate an invoice",
  login: "Open your application",
  failed: "The programme's fee and dates could not be fetched.",
  fetching: "Fetching fee and dates…",
} as const;
