/** A letter grade, its range of totals (both ends included) and its points. */
export type GradeBand = { grade: Grade; min: number; max: number; point: number };
/** A is the best. */
export type Grade = "A" | "B" | "C" | "D" | "E" | "F";

/** The grading scale, best first. */
export const gradingScale = [
  { grade: "A", min: 70, max: 100, point: 5 },
  { grade: "B", min: 60, max: 69, point: 4 },
  { grade: "C", min: 50, max: 59, point: 3 },
  { grade: "D", min: 45, max: 49, point: 2 },
  { grade: "E", min: 40, max: 44, point: 1 },
  { grade: "F", min: 0, max: 39, point: 0 },
] as const satisfies readonly GradeBand[];

/** The grade of a total from 0 to 100. Fractions are not rounded up: 69.5 is a B. */
export const gradeOf = (total: number): GradeBand => {
  const band = gradingScale.find(({ min }) => total >= min);
  if (band === undefined || total > 100) throw new RangeError(`No grade for a total of ${total}`);
  return band;
};

/** The grade with these points. */
export const gradeOfPoint = (point: number): Grade => {
  const band = gradingScale.find((one) => one.point === point);
  if (band === undefined) throw new RangeError(`No grade has ${point} points`);
  return band.grade;
};
