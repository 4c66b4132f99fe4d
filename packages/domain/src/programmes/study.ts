import { offerOf } from "../admission-letter/offer.ts";
import { firstLevelOf } from "../student/award.ts";
import { levels } from "../student/levels.ts";
import { studentTypeNames } from "../student/type-names.ts";
import { type ProgrammeSlug } from "./catalogue.ts";
import type { Programme } from "./programme.ts";
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

/** The levels with which its study may begin, that of its first award first. */
const beginnings = ({ study }: Programme): readonly number[] => [
  study.levelId,
  ...Object.values(study.byAward ?? {}),
];

/** The level with which somebody begins who is admitted for an award. */
export const entryLevelOf = ({ study }: Pick<Programme, "study">, award = ""): number =>
  study.byAward?.[award] ?? study.levelId;

/** A programme as it is defined; of several awards each has its name, and their durations are a span. */
export function studyOf(slug: ProgrammeSlug): ProgrammeStudy {
  const found: Programme | undefined = programmes.find((programme) => programme.slug === slug);
  if (!found) throw new RangeError(`There is no programme ${slug}`);
  const entries = beginnings(found);
  const offers = entries.map((levelId) => offerOf(found.studentTypeId, levelId));
  const [first] = offers;
  const last = offers.at(-1);
  return {
    title: found.title,
    type: found.study.partTime ? "Part-time" : (first?.modeOfStudy ?? ""),
    studentType: studentTypeNames[found.studentTypeId] ?? "",
    award: offers.map(({ programme }) => programme).join(", "),
    duration:
      first && last && first !== last
        ? `${first.duration} to ${last.duration}`
        : (first?.duration ?? ""),
    levels: levels.filter(({ id }) => entries.includes(firstLevelOf(id))).map(({ name }) => name),
  };
}

/** The programme that a student studies in, by level and mode; none where the school defines none. */
export const programmeOfStudent = (
  levelId: number,
  programme: string,
): ProgrammeSlug | undefined => {
  const partTime = /part-time/i.test(programme);
  const first = firstLevelOf(levelId);
  const ofLevel = programmes.filter((one) => beginnings(one).includes(first));
  return (ofLevel.find(({ study }) => study.partTime === partTime) ?? ofLevel[0])?.slug;
};
