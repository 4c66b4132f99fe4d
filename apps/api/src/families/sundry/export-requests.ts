import { formatDate } from "@polyportal/domain/format/date";
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import type { TranscriptState } from "@polyportal/domain/sundry/transcript";
import { exportOf } from "../../export/export-list.ts";
import { transcriptRequestList } from "./list-requests.ts";

const { columns, filters } = words;
const yesOrNo = (values: readonly string[]) =>
  values.map((value) => (value === "true" ? words.yes : words.no));

/** The registry's queue as a file, in the words of its page. */
export const transcriptExport = exportOf("listTranscriptRequests", transcriptRequestList, {
  title: words.title,
  columns: [
    { id: "code", label: columns.code },
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "state", label: columns.state, cell: ({ state }) => transcriptStateWords[state].name },
    { id: "owner", label: columns.owner, cell: ({ owner }) => owner ?? "" },
    {
      id: "promised",
      label: columns.promised,
      cell: ({ promised, late }) => {
        const day = promised === null ? "" : formatDate(promised);
        return late ? words.lateOn(day) : day;
      },
    },
    { id: "waitsFor", label: columns.waitsFor },
    { id: "destinations", label: columns.destinations, kind: "number" },
    { id: "orderedAt", label: columns.orderedAt, kind: "date" },
  ],
  filters: {
    state: {
      label: columns.state,
      words: (values) => values.map((one) => transcriptStateWords[one as TranscriptState].name),
    },
    mine: { label: filters.mine, words: yesOrNo },
    late: { label: filters.late, words: yesOrNo },
    waiting: { label: filters.waiting, words: yesOrNo },
  },
});
