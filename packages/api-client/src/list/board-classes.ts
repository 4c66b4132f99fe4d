import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { classes: words } = boardPackWords;
const { columns } = words;

/** The classes whose unpublished results somebody reads. */
export const boardClassList = describeList({
  name: "listBoardClasses",
  title: words.title,
  search: words.search,
  none: words.empty,
  columns: [
    { id: "class", label: columns.class, value: classPages.nameOf },
    sharedColumns.session,
    sharedColumns.semester,
    { id: "students", label: columns.students, kind: "number" },
    {
      id: "packedAt",
      label: columns.packed,
      kind: "moment",
      words: ({ packedAt }) => (packedAt ? undefined : words.none),
    },
  ],
  sorts: { class: true, students: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
  },
});
