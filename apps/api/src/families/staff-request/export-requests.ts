import { formatDate } from "@polyportal/domain/format/date";
import { staffRequestMessages } from "@polyportal/domain/messages/staff-request";
import { exportOf } from "../../export/export-list.ts";
import { staffRequestList } from "./list-requests.ts";

const { columns, relationships, states } = staffRequestMessages;

/** What applicants say of the caller as a file, in the words of its page. */
export const staffRequestExport = exportOf("listStaffRequests", staffRequestList, {
  title: staffRequestMessages.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    {
      id: "relationship",
      label: columns.relationship,
      cell: ({ relationship }) => relationships[relationship],
    },
    { id: "session", label: columns.session },
    { id: "askedAt", label: columns.askedAt, cell: ({ askedAt }) => formatDate(askedAt) },
    { id: "lapsesAt", label: columns.lapsesAt, cell: ({ lapsesAt }) => formatDate(lapsesAt) },
    { id: "state", label: columns.state, cell: ({ state }) => states[state] },
  ],
  filters: {
    state: {
      label: staffRequestMessages.state,
      words: (values) => values.map((value) => states[value as keyof typeof states]),
    },
  },
});
