import type { SchoolClass } from "./classes.ts";

/** A class that took a course in the session that is copied. */
export type PastClass = SchoolClass & {
  readonly courseId: number;
  readonly code: string;
  /** How the course stands now. */
  readonly course: "active" | "off" | "deleted";
  readonly department: string;
  /** The department is switched on. */
  readonly departmentActive: boolean;
  /** The class is the course's own by now, and takes it anyway. */
  readonly home: boolean;
};

export type ClassCopyPlan<Past extends PastClass = PastClass> = {
  readonly rows: readonly Past[];
  /** How many courses get classes. */
  readonly courses: number;
  /** How many courses have classes already, and stay as they are. */
  readonly kept: number;
  /** The codes of the courses that are offered no more, and left out. */
  readonly off: readonly string[];
  readonly deleted: readonly string[];
  /** The departments that are switched off, each with the number of its classes that are left out. */
  readonly closed: readonly { readonly department: string; readonly classes: number }[];
};

/**
 * What copying brings: the classes of the session before for the courses that no class takes yet but their
 * own (`taken` names the others), without those of courses and departments that the school has given up.
 */
export function planClassCopy<Past extends PastClass>(
  past: readonly Past[],
  taken: ReadonlySet<number>,
): ClassCopyPlan<Past> {
  const others = past.filter(({ home }) => !home);
  const free = others.filter(({ courseId }) => !taken.has(courseId));
  const open = free.filter(({ course }) => course === "active");
  const rows = open.filter(({ departmentActive }) => departmentActive);
  const closed = new Map<string, number>();
  for (const { department } of open.filter(({ departmentActive }) => !departmentActive)) {
    closed.set(department, (closed.get(department) ?? 0) + 1);
  }
  const left = (course: Past["course"]) =>
    [...new Set(free.filter((one) => one.course === course).map(({ code }) => code))].toSorted();
  return {
    rows,
    courses: coursesOf(rows),
    kept: coursesOf(others.filter(({ courseId }) => taken.has(courseId))),
    off: left("off"),
    deleted: left("deleted"),
    closed: [...closed]
      .map(([department, classes]) => ({ department, classes }))
      .toSorted((one, other) => one.department.localeCompare(other.department, "en")),
  };
}

const coursesOf = (some: readonly PastClass[]): number =>
  new Set(some.map(({ courseId }) => courseId)).size;
