import { formatDate } from "@polyportal/domain/format/date";
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { admissionNumberInList } from "@polyportal/domain/student/number";
import { transcriptStates } from "@polyportal/domain/sundry/transcript";
import { describeList, severalOf, yesOrNo } from "./describe.ts";
import { sharedColumns } from "./shared.ts";

const { columns, filters } = words;

/** The registry's queue of requests for transcripts. */
export const transcriptRequestList = describeList({
  name: "listTranscriptRequests",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    { id: "code", label: columns.code },
    { id: "fullName", label: columns.fullName },
    { ...sharedColumns.studentNumber, words: admissionNumberInList },
    sharedColumns.department,
    { id: "state", label: columns.state, value: ({ state }) => transcriptStateWords[state].name },
    { id: "owner", label: columns.owner, value: ({ owner }) => owner ?? words.nobody },
    {
      id: "promised",
      label: columns.promised,
      kind: "date",
      words: ({ promised, late }) =>
        promised !== null && late ? words.lateOn(formatDate(promised)) : undefined,
    },
    { id: "waitsFor", label: columns.waitsFor },
    { id: "destinations", label: columns.destinations, kind: "number" },
    {
      id: "orderedAt",
      label: columns.orderedAt,
      kind: "date",
    },
  ],
  sorts: { promised: true, orderedAt: true },
  filters: {
    state: severalOf(columns.state, transcriptStates, (state) => transcriptStateWords[state].name),
    mine: yesOrNo(filters.mine, words.yes, words.no),
    late: yesOrNo(filters.late, words.yes, words.no),
    waiting: yesOrNo(filters.waiting, words.yes, words.no),
  },
});
