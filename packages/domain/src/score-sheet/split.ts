/** The parts of a score, in the order in which they are entered. */
export const scoreParts = ["test", "lab", "exam"] as const;
/** One of them. */
export type ScorePart = (typeof scoreParts)[number];

/** What each part counts of 100. A part that counts nothing has no column. */
export type Split = Readonly<Record<ScorePart, number>>;

/** Of a course without a laboratory, with one, and of every sheet from before splits were kept. */
export const usualSplit: Split = { test: 30, lab: 0, exam: 70 };
export const laboratorySplit: Split = { test: 20, lab: 20, exam: 60 };
export const earlierSplit: Split = { test: 30, lab: 10, exam: 60 };

/** What a new course's parts count where nobody says otherwise. */
export const splitWith = (laboratory: boolean): Split =>
  laboratory ? laboratorySplit : usualSplit;

/** The parts that have a column. */
export const partsOf = (split: Split): ScorePart[] => scoreParts.filter((part) => split[part] > 0);

/** Whether the parts are whole numbers that come to 100. */
export const isSplit = ({ test, lab, exam }: Split): boolean =>
  [test, lab, exam].every((max) => Number.isInteger(max) && max >= 0) && test + lab + exam === 100;
