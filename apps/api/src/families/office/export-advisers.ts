import { officeEndpoints } from "@polyportal/api-client/contract/office";
import { fullName } from "@polyportal/domain/format/name";
import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { levelById } from "@polyportal/domain/student/levels";
import * as z from "zod/mini";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { wholeExportOf } from "../../export/whole-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { fail } from "../../failure.ts";
import { sessionsWith } from "../../rights/copied-advisers.ts";
import { classesOf } from "./classes.ts";

const { input } = officeEndpoints.listClassAdvisers;

/** Who advises which class of a session, as a file. */
export const adviserExport = wholeExportOf("listClassAdvisers", officeEndpoints.listClassAdvisers, {
  title: words.title,
  async rows(db, _caller, filters) {
    const read = z.safeParse(input, filters);
    if (!read.success) return fail("invalid_input");
    const { sessionId, ...asked } = read.data;
    const { session } = await sessionsWith(db, sessionId);
    const classes = await classesOf(db, session.id, asked);
    return classes.map((one) => ({ ...one, session: session.name }));
  },
  keyOf: ({ departmentId, levelId, departmentOptionId }) =>
    [departmentId, levelId, departmentOptionId].join("-"),
  filters: {
    sessionId: { label: words.session, words: namesOf(academicSessions) },
    department: { label: words.department, words: namesOf(departments) },
    level: { label: words.level, words: levelNames },
    option: { label: words.option, words: namesOf(departmentOptions) },
    advised: yesOrNo(words.adviser, words.advised, words.nobody),
  },
  columns: [
    { id: "session", label: words.session, cell: ({ session }) => session },
    { id: "department", label: words.department, cell: ({ department }) => department },
    { id: "level", label: words.level, cell: ({ levelId }) => levelById(levelId).name },
    { id: "option", label: words.option, cell: ({ option }) => option },
    {
      id: "adviser",
      label: words.adviser,
      cell: ({ adviser }) => (adviser ? fullName(adviser) : words.nobody),
    },
    { id: "students", label: words.students, kind: "number", cell: ({ students }) => students },
    { id: "waiting", label: words.waiting, kind: "number", cell: ({ waiting }) => waiting },
  ],
});
