import type { RegistrationState } from "../course-registration/next-step.ts";
import { formatDate } from "../format/date.ts";
import { courseRegistrationWords } from "../messages/course-registration.words.ts";
import { registeredUnpublished } from "../messages/results.ts";
import { whyNotMessages as words } from "../messages/why-not.ts";
import type { SheetState } from "../score-sheet/states.ts";
import { obstacle, type Obstacle, type ObstacleCode } from "./obstacle.ts";

/** A course that is registered and of which no result is out. */
export type AwaitedCourse = {
  readonly courseId: number;
  readonly code: string;
  /** How far its sheet has come; null where nobody has begun it. */
  readonly sheet: SheetState | null;
};

/** The registration that the courses are of. */
export type AwaitedRegistration = {
  readonly state: RegistrationState;
  /** ISO moments. */
  readonly submittedAt: string;
  readonly decidedAt: string | null;
  readonly reason: string;
};

/**
 * With whom a result is, by the sheet alone, which is the same for everybody of the course: a row that a
 * published sheet left out, or that has a code without a grade, is told like one that nobody has begun.
 */
const holders: readonly {
  readonly code: ObstacleCode;
  readonly office: string;
  readonly sheets: readonly (SheetState | null)[];
}[] = [
  {
    code: "result-with-lecturer",
    office: words.offices.lecturer,
    sheets: [null, "draft", "published"],
  },
  { code: "result-with-head", office: words.offices["head of department"], sheets: ["submitted"] },
  { code: "result-with-dean", office: words.offices["dean of faculty"], sheets: ["checked"] },
  { code: "result-with-board", office: words.offices["exams and records"], sheets: ["approved"] },
];

/** Why results of registered courses are not out: what keeps the registration, then who has the sheets. */
export function whyNoResult(
  awaited: readonly AwaitedCourse[],
  registration: AwaitedRegistration,
): Obstacle[] {
  if (awaited.length === 0) return [];
  const approved = registration.state === "approved";
  // What is published waits for the approval alone, whether or not there is a score.
  const left = awaited.filter(({ sheet }) => approved || sheet !== "published");
  return [
    ...undecided(registration),
    ...holders.flatMap(({ code, office, sheets }) => {
      const own = left.filter(({ sheet }) => sheets.includes(sheet));
      if (own.length === 0) return [];
      const codes = own.map((course) => course.code);
      const text = `${registeredUnpublished(codes)} ${words.resultWith(codes, office)}`;
      const courseIds = own.map(({ courseId }) => courseId);
      return [obstacle(code, text, courseIds)];
    }),
  ];
}

function undecided({ state, submittedAt, decidedAt, reason }: AwaitedRegistration): Obstacle[] {
  if (state === "submitted") {
    const text = courseRegistrationWords.submittedOn(formatDate(submittedAt));
    return [obstacle("registration-waiting", text)];
  }
  if (state === "returned") {
    const text = courseRegistrationWords.returnedOn(formatDate(decidedAt), reason);
    return [obstacle("registration-returned", text)];
  }
  return [];
}
