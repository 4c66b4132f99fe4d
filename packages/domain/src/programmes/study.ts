import { offerOf } from "../admission-letter/offer.ts";
import { firstLevelOf } from "../student/award.ts";
import { levels } from "../student/levels.ts";
import { studentTypeNames } from "../student/type-names.ts";
import { programmes, type ProgrammeSlug } from "./programmes.ts";

/** Where the study of a programme begins; part time is told apart by how it is studied alone. */
const begins: Readonly<Record<ProgrammeSlug, { levelId: number; partTime: boolean }>> = {
  "sub-degree": { levelId: 5, partTime: false },
  nd: { levelId: 1, partTime: false },
  hnd: { levelId: 3, partTime: false },
  "nd-part-time": { levelId: 1, partTime: true },
};

/** What a programme is, as it is defined: a school looks at it, and cannot change it. */
export type ProgrammeStudy = {
  readonly title: string;
  /** "Full-time", "Part-time". */
  readonly type: string;
  readonly studentType: string;
  readonly award: string;
  /** In words: "2 years". */
  readonly duration: string;
  /** First to last. */
  readonly levels: readonly string[];
};

/** A programme as it is defined. */
export function studyOf(slug: ProgrammeSlug): ProgrammeStudy {
  const { levelId, partTime } = begins[slug];
  const found = programmes.find((programme) => programme.slug === slug);
  if (!found) throw new RangeError(`There is no programme ${slug}`);
  const { programme: award, duration, modeOfStudy } = offerOf(found.studentTypeId, levelId);
  return {
    title: found.title,
    type: partTime ? "Part-time" : modeOfStudy,
    studentType: studentTypeNames[found.studentTypeId] ?? "",
    award,
    duration,
    levels: levels.filter(({ id }) => firstLevelOf(id) === levelId).map(({ name }) => name),
  };
}

/** The programme that a student studies in, by level and mode; none where the school defines none. */
export const programmeOfStudent = (
  levelId: number,
  programme: string,
): ProgrammeSlug | undefined => {
  const partTime = /part-time/i.test(programme);
  const ofLevel = programmes.filter(({ slug }) => begins[slug].levelId === firstLevelOf(levelId));
  return (ofLevel.find(({ slug }) => begins[slug].partTime === partTime) ?? ofLevel[0])?.slug;
};
