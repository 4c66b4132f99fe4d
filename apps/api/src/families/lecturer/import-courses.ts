import {
  courseLecturerColumns as named,
  courseLecturerMessages as words,
  courseLecturerRefusals,
} from "@polyportal/domain/messages/course-lecturers";
import { requiredText } from "@polyportal/domain/validation/primitives";
import { copyRows } from "../../database/copy-rows.ts";
import { courseLecturers } from "../../database/schema/course.ts";
import { updateMany } from "../../database/update-many.ts";
import { importerOf } from "../../import/importer.ts";
import { yesOrNo } from "../../import/one-of.ts";
import { taughtPublished } from "./taught-published.ts";
import { tellAssigned } from "./tell-assigned.ts";
import { planCourseLecturers, type AssignmentTarget } from "./plan-courses.ts";

const text = () => requiredText("", 80);

/** Who teaches which course of which session: a sheet adds, and says who coordinates. It ends nothing. */
export const courseLecturersImporter = importerOf<AssignmentTarget>({
  name: words.kind,
  claim: "users.enter",
  key: "courseCode",
  columns: [
    { ...named.courseCode, key: "courseCode", required: true, schema: text() },
    { ...named.staffNumber, key: "staffNumber", required: true, schema: text() },
    { ...named.session, key: "session", required: true, schema: text() },
    { ...named.coordinator, key: "coordinator", schema: yesOrNo(courseLecturerRefusals.yesOrNo) },
  ],
  tables: [
    {
      table: courseLecturers,
      key: courseLecturers.id,
      idOf: ({ id }) => id,
      keeps: taughtPublished,
    },
  ],
  subject: "course",
  subjectId: ({ courseId }) => String(courseId),
  plan: planCourseLecturers,
  async write({ tx, services, now }, rows) {
    const fresh = rows
      .filter(({ verdict }) => verdict === "New")
      .map(({ target: { id, courseId, sessionId, lecturerId, coordinator } }) => ({
        id,
        courseId,
        sessionId,
        lecturerId,
        coordinator,
      }));
    await copyRows(tx, courseLecturers, fresh);
    await tellAssigned(tx, { services, now }, fresh);
    await updateMany(
      tx,
      courseLecturers,
      "id",
      rows
        .filter(({ verdict }) => verdict === "Changed")
        .map(({ target: { id, coordinator } }) => ({ id, coordinator })),
    );
  },
});
