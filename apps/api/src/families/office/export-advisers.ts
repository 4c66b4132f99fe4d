import { officeEndpoints } from "@polyportal/api-client/contract/office";
import { fullName } from "@polyportal/domain/format/name";
import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { levelById } from "@polyportal/domain/student/levels";
import { wholeExportOf } from "../../export/whole-list.ts";
import { classesOf, sessionsWith } from "./classes.ts";

/** The session that was asked for; the current one where none was, or none of that number. */
const numberOf = (asked: string | readonly string[] | undefined) =>
  typeof asked === "string" && /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;

/** Who advises which class of a session, as a file. */
export const adviserExport = wholeExportOf("listClassAdvisers", officeEndpoints.listClassAdvisers, {
  title: words.title,
  async rows(db, _caller, { sessionId }) {
    const { session } = await sessionsWith(db, numberOf(sessionId));
    const classes = await classesOf(db, session.id);
    return classes.map((one) => ({ ...one, session: session.name }));
  },
  keyOf: ({ departmentId, levelId, departmentOptionId }) =>
    [departmentId, levelId, departmentOptionId].join("-"),
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
