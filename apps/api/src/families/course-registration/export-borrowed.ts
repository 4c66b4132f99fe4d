import { formatDate } from "@polyportal/domain/format/date";
import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { borrowedList } from "./list-borrowed.ts";

const { columns } = words;

/** What departments lend as a file, in the words of its page. */
export const borrowedExport = exportOf("listBorrowedRegistrations", borrowedList, {
  title: words.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "session", label: columns.session },
    { id: "semester", label: columns.semester },
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    { id: "creditUnit", label: columns.units, kind: "number" },
    { id: "host", label: columns.host },
    { id: "approvedBy", label: columns.approvedBy },
    {
      id: "approvedAt",
      label: columns.approvedAt,
      cell: ({ approvedAt }) => (approvedAt === null ? null : formatDate(approvedAt)),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    host: { label: columns.host, words: namesOf(departments) },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
  },
});
