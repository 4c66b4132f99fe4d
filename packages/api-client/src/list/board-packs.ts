import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { packs: words } = boardPackWords;
const { columns } = words;

/** What the academic board was shown. */
export const boardPackList = describeList({
  name: "listBoardPacks",
  title: words.title,
  search: words.search,
  none: words.empty,
  columns: [
    { id: "code", label: columns.code, value: ({ fingerprint }) => packCode(fingerprint) },
    { id: "class", label: columns.class, value: classPages.nameOf },
    sharedColumns.session,
    sharedColumns.semester,
    { id: "madeAt", label: columns.madeAt, kind: "moment" },
    { id: "madeBy", label: columns.madeBy },
  ],
  sorts: { madeAt: true, class: true },
  filters: {
    session: sharedFilters.session,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
    option: sharedFilters.option,
  },
});
