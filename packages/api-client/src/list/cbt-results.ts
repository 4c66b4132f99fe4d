import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { scoreColumns } from "@polyportal/domain/messages/score-upload";
import { describeList } from "./describe.ts";
import { sharedFilters } from "./shared.ts";

const { columns } = words;

/** Which files of computer tests went into a lecturer's courses. */
export const cbtResultList = describeList({
  name: "listCbtResults",
  title: words.earlier,
  none: words.noEarlier,
  columns: [
    {
      id: "fileName",
      label: columns.file,
      value: ({ fileName }) => fileName || importPageMessages.pasted,
    },
    {
      id: "into",
      label: columns.into,
      value: ({ code, session, component }) => words.into(code, session, scoreColumns[component]),
    },
    { id: "at", label: columns.at, kind: "moment" },
    { id: "by", label: columns.by },
    { id: "state", label: columns.state, value: ({ state }) => importPageMessages.states[state] },
    { id: "new", label: columns.new, kind: "number" },
    { id: "changed", label: columns.changed, kind: "number" },
    { id: "refused", label: columns.refused, kind: "number" },
    { id: "undoUntil", label: columns.undoUntil, kind: "moment" },
  ],
  sorts: { at: true },
  filters: { course: sharedFilters.course, session: sharedFilters.session },
});
