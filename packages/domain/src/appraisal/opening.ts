/** What a semester's dates say of appraisals: ISO moments or dates. */
type SemesterDates = {
  appraisalsFrom: string | Date | null;
  addDropClosesAt: string | Date;
};

/**
 * From when on the lecturers of a semester are appraised: from the day that the school has set, else
 * once courses can no longer be changed. Null for a semester without dates.
 */
export const appraisalsOpenAt = (dates: SemesterDates | null | undefined): Date | null =>
  dates ? new Date(dates.appraisalsFrom ?? dates.addDropClosesAt) : null;

/** Whether they are appraised at a moment. */
export const appraisalsOpen = (dates: SemesterDates | null | undefined, now: Date): boolean => {
  const opens = appraisalsOpenAt(dates);
  return opens !== null && now >= opens;
};
