import { formatDateTime } from "@polyportal/domain/format/date";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { boardClassList, boardPackList } from "./list-board-packs.ts";

const { classes, packs } = boardPackWords;

const filtersOf = (columns: typeof classes.columns | typeof packs.columns) => ({
  session: { label: columns.session, words: namesOf(academicSessions) },
  semester: { label: columns.semester },
  department: { label: columns.department, words: namesOf(departments) },
  level: { label: columns.level, words: levelNames },
});

/** The classes whose unpublished results somebody reads as a file, in the words of their page. */
export const boardClassExport = exportOf("listBoardClasses", boardClassList, {
  title: classes.title,
  columns: [
    { id: "class", label: classes.columns.class, cell: classPages.nameOf },
    { id: "session", label: classes.columns.session },
    { id: "semester", label: classes.columns.semester },
    { id: "students", label: classes.columns.students, kind: "number" },
    {
      id: "packedAt",
      label: classes.columns.packed,
      cell: ({ packedAt }) => (packedAt === null ? classes.none : formatDateTime(packedAt)),
    },
  ],
  filters: filtersOf(classes.columns),
});

/** Board packs as a file, in the words of their page. */
export const boardPackExport = exportOf("listBoardPacks", boardPackList, {
  title: packs.title,
  columns: [
    {
      id: "code",
      label: packs.columns.code,
      cell: ({ fingerprint }) => packCode(fingerprint),
    },
    { id: "class", label: packs.columns.class, cell: classPages.nameOf },
    { id: "session", label: packs.columns.session },
    { id: "semester", label: packs.columns.semester },
    { id: "madeAt", label: packs.columns.madeAt, cell: ({ madeAt }) => formatDateTime(madeAt) },
    { id: "madeBy", label: packs.columns.madeBy },
  ],
  filters: {
    ...filtersOf(packs.columns),
    option: { label: classPages.list.columns.option, words: namesOf(departmentOptions) },
  },
});
