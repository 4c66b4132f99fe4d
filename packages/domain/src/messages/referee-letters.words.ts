/** What letters to referees say, and to applicants about them. */
export const refereeLetterWords = {
  dear: (name: string) => `Dear ${name},`,
  asked: {
    subject: (applicant: string) => `A reference for ${applicant}`,
    why: (applicant: string, award: string, school: string) =>
      `${applicant} applies to ${school} for ${award} and has named you as a referee.`,
    link: "This link opens the form. It is yours alone: please do not hand it on.",
    until: (day: string) =>
      `It works until ${day}. What you write is read by the school's admissions office alone, never by the applicant.`,
    cannot:
      "If you cannot give it, or do not know this person, the page behind the link takes that, too.",
  },
  reminded: {
    subject: (applicant: string) => `Reminder: a reference for ${applicant}`,
    still: (applicant: string) => `The school still awaits your reference for ${applicant}.`,
  },
  several: {
    subject: (count: number) => `${count} requests for references`,
    lead: (school: string) =>
      `Several applicants to ${school} have named you as a referee today. Each has a link of its own:`,
    one: (applicant: string, day: string) => `${applicant} (until ${day}):`,
  },
  given: {
    subject: (applicant: string) => `Your reference for ${applicant} has arrived`,
    thanks: (applicant: string, at: string) =>
      `Thank you: your reference for ${applicant} arrived on ${at}. It can no longer be changed; please tell the school of corrections.`,
  },
  declined: {
    subject: "A referee has declined",
    name: (referee: string) =>
      `${referee} cannot give you a reference. Please name another on the details page of your application:`,
  },
  silent: {
    subject: "A referee has not answered",
    name: (referee: string) =>
      `${referee} has not answered for ten days. You may remind, or name another, on the details page of your application:`,
  },
  help: (helpLine: string) => `If you need help, please call the school on ${helpLine}.`,
} as const;
