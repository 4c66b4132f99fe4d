import { semesters } from "@polyportal/domain/academic-session/semesters";
import { courseCode, courseTitle, coursePart, courseUnits } from "@polyportal/domain/course/forms";
import { courseStatuses } from "@polyportal/domain/course/statuses";
import {
  courseColumns as named,
  importCoursesMessages as words,
} from "@polyportal/domain/messages/import-courses";
import { laboratoryWords } from "@polyportal/domain/messages/laboratory";
import { levels } from "@polyportal/domain/student/levels";
import { requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { coursePrerequisites, courses, coursesBefore } from "../../database/schema/course.ts";
import { forgetCourses } from "../../database/course-as-of.ts";
import { importerOf } from "../../import/importer.ts";
import { oneOf, yesOrNo } from "../../import/one-of.ts";
import { rowsAtOnce } from "../../import/run.ts";
import { heldCourses } from "./held-courses.ts";
import { planCourses, type CourseTarget } from "./plan-courses.ts";
import { countAnew } from "./save-course.ts";
import { writeCourses } from "./write-courses.ts";

/** A number as text, which cells are compared as. */
const number = (schema: typeof coursePart) =>
  z.pipe(
    schema,
    z.transform((value) => String(value)),
  );

/**
 * The school's courses, by their codes: a sheet adds and changes, and gives up none. What one needs may
 * stand in the same sheet, so all of it is looked at at once.
 */
export const coursesImporter = importerOf<CourseTarget>({
  name: "courses",
  claim: "courses.enter",
  key: "courseCode",
  mostRows: rowsAtOnce,
  columns: [
    {
      ...named.courseCode,
      key: "courseCode",
      required: true,
      unique: true,
      schema: courseCode,
    },
    { ...named.title, key: "title", required: true, schema: courseTitle },
    { ...named.creditUnit, key: "creditUnit", required: true, schema: number(courseUnits) },
    {
      ...named.departmentCode,
      key: "departmentCode",
      required: true,
      schema: requiredText("", 40),
    },
    {
      ...named.level,
      key: "level",
      required: true,
      schema: oneOf(
        levels.map(({ name }) => name),
        words.level,
      ),
    },
    {
      ...named.semester,
      key: "semester",
      required: true,
      schema: oneOf(semesters, words.semester),
    },
    {
      ...named.coreOrElective,
      key: "coreOrElective",
      required: true,
      schema: oneOf(courseStatuses, words.status),
    },
    { ...named.test, key: "test", schema: number(coursePart) },
    { ...named.lab, key: "lab", schema: number(coursePart) },
    { ...named.exam, key: "exam", schema: number(coursePart) },
    { ...laboratoryWords.column, key: "laboratory", schema: yesOrNo(words.yesOrNo) },
    { ...named.borrowable, key: "borrowable", schema: yesOrNo(words.yesOrNo) },
    { ...named.requires, key: "requires", schema: requiredText("", 200) },
    { ...named.active, key: "active", schema: yesOrNo(words.yesOrNo) },
  ],
  tables: [
    {
      table: courses,
      key: courses.id,
      idOf: ({ id }) => id,
      owned: [
        { table: coursePrerequisites, by: coursePrerequisites.courseId, comesBack: true },
        // Rows that say that a new course was not offered before; those of changed courses are removed by `undone`.
        { table: coursesBefore, by: coursesBefore.courseId },
      ],
      keeps: heldCourses,
    },
  ],
  subject: "course",
  subjectId: ({ id }) => String(id),
  plan: planCourses,
  write: writeCourses,
  async undone({ tx }, _, ids) {
    await forgetCourses(tx, ids.map(Number));
    await countAnew(tx, ids.map(Number));
  },
});
