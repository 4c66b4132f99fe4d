/** How JAMB calls subjects that the O-level boards call otherwise, in small letters. */
const calledByJamb: Readonly<Record<string, string>> = {
  "use of english": "English Language",
  english: "English Language",
  "christian religious knowledge": "Christian Religious Studies",
  crk: "Christian Religious Studies",
  crs: "Christian Religious Studies",
  "islamic religious knowledge": "Islamic Studies",
  irk: "Islamic Studies",
  "islamic religious studies": "Islamic Studies",
  "literature in english": "Literature-in-English",
  agriculture: "Agricultural Science",
  "principles of accounts": "Financial Accounting",
  "principles of account": "Financial Accounting",
  accounting: "Financial Accounting",
  "computer science": "Computer Studies",
  "home economics": "Home Management",
  "physical and health education": "Physical Education",
  art: "Visual Arts",
  "fine arts": "Visual Arts",
};

const plain = (typed: string): string => typed.trim().replaceAll(/\s+/g, " ");

/** A subject as the school's own list calls it. */
export const schoolsSubject = (typed: string): string =>
  calledByJamb[plain(typed).toLowerCase()] ?? plain(typed);

/** A state as the school's own list calls it: JAMB writes the capital in several ways. */
export const schoolsState = (typed: string): string =>
  /^(fct|abuja)\b/i.test(plain(typed)) ? "Federal Capital Territory" : plain(typed);
