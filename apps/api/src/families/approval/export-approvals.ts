import { approvalActName, type ApprovalActName } from "@polyportal/domain/approval/acts";
import { formatDate } from "@polyportal/domain/format/date";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { exportOf } from "../../export/export-list.ts";
import { approvalList } from "./list-approvals.ts";

const { columns, decidedBy, filters, reason, remark, sides, states } = approvalMessages;

/** What the caller may decide and has asked for, as a file, in the words of the inbox. */
export const approvalExport = exportOf("listApprovals", approvalList, {
  title: approvalMessages.title,
  columns: [
    { id: "title", label: columns.title },
    { id: "requester", label: columns.requester },
    {
      id: "requestedAt",
      label: columns.requestedAt,
      cell: ({ requestedAt }) => formatDate(requestedAt),
    },
    { id: "lapsesAt", label: columns.lapsesAt, cell: ({ lapsesAt }) => formatDate(lapsesAt) },
    { id: "state", label: columns.state, cell: ({ state }) => states[state] },
    { id: "reason", label: reason },
    { id: "decidedBy", label: decidedBy },
    { id: "remark", label: remark },
  ],
  filters: {
    state: {
      label: filters.state,
      words: (values) => values.map((value) => states[value as keyof typeof states]),
    },
    act: {
      label: filters.act,
      words: (acts) => acts.map((act) => approvalActName(act as ApprovalActName)),
    },
    side: {
      label: filters.side,
      words: (values) => values.map((value) => sides[value as keyof typeof sides]),
    },
  },
});
