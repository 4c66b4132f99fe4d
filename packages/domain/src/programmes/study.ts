import { offerOf } from "../admission-letter/offer.ts";
import { firstLevelOf } from "../student/award.ts";
import { levels } from "../student/levels.ts";
import { studentTypeNames } from "../student/type-names.ts";
import { type ProgrammeSlug } from "./catalogue.ts";
import { programmes } from "./programmes.ts";

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
  const found = programmes.find((programme) => programme.slug === slug);
  if (!found) throw new RangeError(`There is no programme ${slug}`);
  const { levelId, partTime } = found.study;
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
  const ofLevel = programmes.filter(({ study }) => study.levelId === firstLevelOf(levelId));
  return (ofLevel.find(({ study }) => study.partTime === partTime) ?? ofLevel[0])?.slug;
};
