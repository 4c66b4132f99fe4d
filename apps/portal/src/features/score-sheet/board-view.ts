import type { Output } from "@polyportal/api-client/client/client";
import { amendmentPages } from "@polyportal/domain/messages/amendments";
import { boardPackWords as words } from "@polyportal/domain/messages/board-pack";
import { compositeWords } from "@polyportal/domain/messages/composite";
import { countedRemarks } from "@polyportal/domain/results/composite";
import {
  curvesOf,
  isMissing,
  namedRemarks,
  packCode,
} from "@polyportal/domain/score-sheet/board-pack";
import type { BoardPackView } from "@polyportal/ui/board-pack";
import { studentsWith } from "../../parts/class/by-remark.ts";

type Pack = Output<"getBoardPack">;

/** A pack as its paper takes it: what it comes to is counted by the rules of its sheets. */
export function packView(
  { composite, earlier, courses, amendments, requests = [], fingerprint, madeBy, madeAt }: Pack,
  school: BoardPackView["composite"]["school"],
): BoardPackView {
  const { students } = composite;
  const remarks = countedRemarks(students.map(({ cgpaRemark }) => cgpaRemark));
  return {
    composite: { ...composite, school, remarks: compositeWords.remarks(remarks) },
    name: words.classOf(composite),
    code: packCode(fingerprint),
    fingerprint,
    madeBy,
    madeAt,
    remarks,
    lists: namedRemarks.map((title) => ({
      title,
      students: studentsWith(students, title),
    })),
    curves: curvesOf(composite).map(({ column, ...now }) => ({
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
