import { nameKey } from "../text/fold.ts";

/**
 * How JAMB and offices call subjects that the school's list calls otherwise, without spaces, capitals and points:
 * "Maths", "C.R.K.", "Agric. Science".
 */
const calledElsewhere: Readonly<Record<string, string>> = {
  useofenglish: "English Language",
  english: "English Language",
  englishlang: "English Language",
  eng: "English Language",
  maths: "Mathematics",
  math: "Mathematics",
  generalmathematics: "Mathematics",
  generalmaths: "Mathematics",
  furthermaths: "Further Mathematics",
  furthermath: "Further Mathematics",
  fmaths: "Further Mathematics",
  bio: "Biology",
  chem: "Chemistry",
  phy: "Physics",
  econs: "Economics",
  econ: "Economics",
  govt: "Government",
  gov: "Government",
  geog: "Geography",
  christianreligiousknowledge: "Christian Religious Studies",
  crk: "Christian Religious Studies",
  crs: "Christian Religious Studies",
  islamicreligiousknowledge: "Islamic Studies",
  irk: "Islamic Studies",
  irs: "Islamic Studies",
  islamicreligiousstudies: "Islamic Studies",
  literatureinenglish: "Literature-in-English",
  litinenglish: "Literature-in-English",
  litinenglishlanguage: "Literature-in-English",
  englishliterature: "Literature-in-English",
  literature: "Literature-in-English",
  agriculture: "Agricultural Science",
  agric: "Agricultural Science",
  agricscience: "Agricultural Science",
  agricsci: "Agricultural Science",
  principlesofaccounts: "Financial Accounting",
  principlesofaccount: "Financial Accounting",
  accounting: "Financial Accounting",
  accounts: "Financial Accounting",
  computerscience: "Computer Studies",
  computer: "Computer Studies",
  homeeconomics: "Home Management",
  physicalandhealtheducation: "Physical Education",
  phe: "Physical Education",
  art: "Visual Arts",
  arts: "Visual Arts",
  fineart: "Visual Arts",
  finearts: "Visual Arts",
};

const plain = (typed: string): string => typed.trim().replaceAll(/\s+/g, " ");

/** A subject as the school's own list calls it. */
export const schoolsSubject = (typed: string): string =>
  calledElsewhere[nameKey(typed)] ?? plain(typed);

/** States that are spelled in several ways, and the capital. */
const statesElsewhere: Readonly<Record<string, string>> = {
  fct: "Federal Capital Territory",
  federalcapitalterritoryabuja: "Federal Capital Territory",
  nassarawa: "Nasarawa",
};

/** A state as the school's own list calls it: "LAGOS STATE" is Lagos, and the capital has several names. */
export const schoolsState = (typed: string): string => {
  const name = plain(typed).replace(/ state\.?$/i, "");
  const key = /^(?:fct|abuja)\b/i.test(name) ? "fct" : nameKey(name);
  return statesElsewhere[key] ?? name;
};

/** A local government area as the school's own list calls it: without what it is. */
export const schoolsLga = (typed: string): string =>
  plain(typed).replace(/ (?:l\.?g\.?a\.?|local government(?: area)?)$/i, "");
