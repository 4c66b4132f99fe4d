import type { ProgrammeSlug } from "./catalogue.ts";

/** One or two programmes, and why. */
export type Finding = {
  readonly slugs: readonly [ProgrammeSlug] | readonly [ProgrammeSlug, ProgrammeSlug];
  readonly why: string;
};

/** A question with its answers; each leads to another, or to what was found. */
export type Question = {
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly to: Question | Finding }[];
};

const found = (
  why: string,
  ...slugs: [ProgrammeSlug] | [ProgrammeSlug, ProgrammeSlug]
): Finding => ({ slugs, why });

const withUtme: Question = {
  question: "Which of these is so?",
  answers: [
    {
      label: "I chose this school with JAMB",
      to: found(
        "Those who have taken the UTME and chose this school apply for ND. Where the school sells the screening apart from the form, PUTME is that screening.",
        "nd",
        "putme",
      ),
    },
    {
      label: "I changed to this school with JAMB afterwards",
      to: found(
        "The second round of the screening is for those who changed their institution with JAMB.",
        "supplementary-putme",
      ),
    },
    {
      label: "I applied here in this session, and was offered no course",
      to: found(
        "A supplementary application takes over your answers and asks for a course that has places left.",
        "supplementary",
      ),
    },
    {
      label: "A member of staff puts me forward",
      to: found(
        "A staff request needs the staff number, and the member confirms it. It adds no points.",
        "staff-request",
      ),
    },
  ],
};

const withCredits: Question = {
  question: "When can you study?",
  answers: [
    {
      label: "On weekdays, towards a university",
      to: found(
        "JUPEB leads within a year to the second year of a university; a diploma outside ND needs no UTME either.",
        "sub-degree",
        "diploma",
      ),
    },
    {
      label: "On weekdays, towards a diploma of this school",
      to: found("Diplomas outside ND need no UTME.", "diploma"),
    },
    {
      label: "In the evening or at weekends",
      to: found(
        "ND Part-Time and the Centre for Continuing Education teach in the evening and at weekends, without UTME.",
        "nd-part-time",
        "cce",
      ),
    },
    {
      label: "In the long vacations, for I teach",
      to: found(
        "The five-year sandwich is for serving teachers with an SSCE.",
        "five-year-sandwich",
      ),
    },
  ],
};

const fromSchool: Question = {
  question: "Have you a UTME result of this year?",
  answers: [
    { label: "Yes", to: withUtme },
    {
      label: "No",
      to: {
        question: "How many O-level credits have you, English and Mathematics among them?",
        answers: [
          { label: "Five or more", to: withCredits },
          {
            label: "Fewer",
            to: found(
              "Pre-Degree prepares in a year who lacks the credits of ND; UTME follows. It is not admission to ND.",
              "pre-degree",
            ),
          },
        ],
      },
    },
  ],
};

const withNd: Question = {
  question: "What do you want to study?",
  answers: [
    {
      label: "HND, on weekdays",
      to: found("HND is for holders of an ND.", "hnd"),
    },
    {
      label: "HND, in the evening or at weekends",
      to: found(
        "The Centre for Continuing Education takes holders of an ND for its HND in the evening and at weekends.",
        "cce",
        "hnd",
      ),
    },
    {
      label: "A degree, or the second year of another ND",
      to: found(
        "JAMB's Direct Entry takes ND holders further. JAMB verifies the certificate first.",
        "direct-entry",
      ),
    },
    {
      label: "A degree in the long vacations, for I teach",
      to: found(
        "The four-year sandwich is for serving teachers with an NCE or an ND.",
        "four-year-sandwich",
      ),
    },
  ],
};

const withCertificate: Question = {
  question: "Do you teach at a school?",
  answers: [
    {
      label: "Yes",
      to: found(
        "The four-year sandwich is for serving teachers with an NCE; Direct Entry leads to full-time study.",
        "four-year-sandwich",
        "direct-entry",
      ),
    },
    {
      label: "No",
      to: found(
        "JAMB's Direct Entry takes IJMB, JUPEB, A-levels, NCE and diplomas, each where the department accepts it.",
        "direct-entry",
      ),
    },
  ],
};

/** What leads to a programme: at most four questions. */
export const finder: Question = {
  question: "What do you hold, or await?",
  answers: [
    { label: "O-level results (SSCE, NECO, NABTEB)", to: fromSchool },
    { label: "A National Diploma", to: withNd },
    { label: "IJMB, JUPEB, A-levels, NCE or another diploma", to: withCertificate },
    {
      label: "An HND or a degree",
      to: found(
        "Postgraduate study begins with a diploma for most holders of an HND; degrees lead further.",
        "pg",
      ),
    },
    {
      label: "I study at another polytechnic, and want to come here",
      to: found(
        "A transfer takes you from another institution of the same kind, not into its last level.",
        "uni-transfer",
      ),
    },
  ],
};

/** What follows the answers so far, each by its place; those that lead nowhere are left out. */
export function follow(answers: readonly number[]): {
  readonly asked: readonly { readonly question: Question; readonly answer: number | undefined }[];
  readonly finding: Finding | undefined;
} {
  const asked: { question: Question; answer: number | undefined }[] = [];
  let at: Question | Finding = finder;
  for (const given of [...answers, undefined]) {
    if (!("question" in at)) break;
    const next: Question | Finding | undefined =
      given === undefined ? undefined : at.answers[given]?.to;
    asked.push({ question: at, answer: next && given });
    if (!next) break;
    at = next;
  }
  return { asked, finding: "question" in at ? undefined : at };
}
