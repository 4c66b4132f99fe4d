import { amendmentPages } from "../messages/amendments.ts";
import { boardPackWords as words } from "../messages/board-pack.ts";
import { compositeWords } from "../messages/composite.ts";
import { countedRemarks, studentsWith, type TakenCourse } from "../results/composite.ts";
import type { CgpaRemark } from "../results/remark.ts";
import type { openStates } from "./amendment-states.ts";
import { curvesOf, isMissing, namedRemarks, packCode } from "./board-pack.ts";
import type { SheetState } from "./states.ts";
import type { SheetStatistics } from "./statistics.ts";

type Result = { readonly total: number | null; readonly grade: string | null };

type Student = {
  readonly cells: readonly (Result | null)[];
  readonly cgpaRemark: CgpaRemark | null;
  readonly cumulative: { readonly gradePointAverage: number } | null;
};

type Composite = Parameters<typeof words.classOf>[0] & {
  readonly columns: readonly (Pick<TakenCourse, "courseId" | "code"> & {
    readonly title: string;
  })[];
  readonly students: readonly Student[];
};

/** A result that was or may be another one. */
type Changed = { readonly before: Result; readonly after: Result };

/** A pack as it was made. */
type MadePack<
  Class extends Composite,
  Amendment extends Changed,
  Request extends Changed & { readonly state: (typeof openStates)[number] },
  Course extends { readonly state: SheetState | null },
> = {
  readonly composite: Class;
  readonly earlier: readonly {
    readonly courseId: number;
    readonly sessions: readonly (SheetStatistics & { readonly session: string })[];
  }[];
  readonly courses: readonly (Course & Parameters<typeof words.whose>[1])[];
  readonly amendments: readonly Amendment[];
  readonly requests?: readonly Request[] | undefined;
  readonly fingerprint: string;
  readonly madeBy: string;
  readonly madeAt: string;
};

/** A pack as its paper says it, whoever draws it: what it comes to is counted by the rules of its sheets. */
export function packView<
  Class extends Composite,
  Amendment extends Changed,
  Request extends Changed & { readonly state: (typeof openStates)[number] },
  Course extends { readonly state: SheetState | null },
>({
  composite,
  earlier,
  courses,
  amendments,
  requests = [],
  fingerprint,
  madeBy,
  madeAt,
}: MadePack<Class, Amendment, Request, Course>) {
  const students: readonly Class["students"][number][] = composite.students;
  const remarks = countedRemarks(students.map(({ cgpaRemark }) => cgpaRemark));
  return {
    composite: { ...composite, remarks: compositeWords.remarks(remarks) },
    name: words.classOf(composite),
    code: packCode(fingerprint),
    fingerprint,
    madeBy,
    madeAt,
    remarks,
    lists: namedRemarks.map((title) => ({ title, students: studentsWith(students, title) })),
    curves: curvesOf<Composite["columns"][number]>(composite).map(({ column, ...now }) => ({
      code: column.code,
      title: column.title,
      sessions: [
        { session: composite.session, ...now },
        ...(earlier.find(({ courseId }) => courseId === column.courseId)?.sessions ?? []),
      ],
    })),
    missing: courses
      .filter(({ state }) => isMissing(state))
      .map((course) => ({
        ...course,
        state: words.stateOf(course.state),
        whose: words.whose(course.state, course),
      })),
    amendments: amendments.map(({ before, after, ...one }) => ({
      ...one,
      was: compositeWords.cell(before),
      is: compositeWords.cell(after),
    })),
    requests: requests.map(({ before, after, state, ...one }) => ({
      ...one,
      stands: compositeWords.cell(before),
      would: compositeWords.cell(after),
      state: amendmentPages.states[state],
    })),
  };
}
