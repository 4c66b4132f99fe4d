import {
  approvalActName,
  approvalActNames,
  approvalStates,
} from "@polyportal/domain/approval/acts";
import { approvalMessages as words } from "@polyportal/domain/messages/approval";
import { describeList, oneOf, severalOf } from "./describe.ts";

const { columns, filters, sides, states } = words;

/** What somebody may decide and has asked for. */
export const approvalList = describeList({
  name: "listApprovals",
  title: words.title,
  none: words.none,
  columns: [
    { id: "title", label: columns.title },
    { id: "requester", label: columns.requester },
    {
      id: "requestedAt",
      label: columns.requestedAt,
      kind: "date",
    },
    {
      id: "lapsesAt",
      label: columns.lapsesAt,
      kind: "date",
    },
    { id: "state", label: columns.state, value: ({ state }) => states[state] },
    // The page tells these when a row is opened.
    { id: "reason", label: words.reason, only: "file" },
    { id: "decidedBy", label: words.decidedBy, only: "file" },
    { id: "remark", label: words.remark, only: "file" },
  ],
  sorts: { requestedAt: true },
  filters: {
    side: oneOf(filters.side, ["decide", "own"], sides),
    state: severalOf(filters.state, approvalStates, states),
    act: severalOf(filters.act, approvalActNames, approvalActName),
  },
});
