import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime, shortened } from "@polyportal/domain/format/date";
import { windowPages as words } from "@polyportal/domain/messages/registration-windows";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";

export type Window = Output<"listRegistrationWindows">["windows"][number];

const { columns: heads, states } = words;

const looks = {
  unset: "neutral",
  "not-open": "info",
  open: "success",
  late: "warning",
  "add-drop": "warning",
  closed: "neutral",
} as const;

export const idOf = ({ sessionId, semester }: Window): string => `${sessionId}-${semester}`;
export const nameOf = ({ session, semester }: Window): string => words.name(session, semester);

type Moment = "opensAt" | "lateFrom" | "closesAt" | "addDropClosesAt" | "appraisalsFrom";

/** A moment is ordered as it is told by the server, and read as clocks in Nigeria show it. */
const momentColumn = (id: Moment, more: Partial<DataColumn<Window>> = {}): DataColumn<Window> => ({
  id,
  header: heads[id],
  value: (window) => window[id] ?? "",
  cell: (window) => shortened(formatDateTime(window[id])),
  width: 8,
  ...more,
});

const countColumn = (
  id: "submitted" | "approved" | "returned",
  more: Partial<DataColumn<Window>> = {},
): DataColumn<Window> => ({
  id,
  header: heads[id],
  value: (window) => window[id],
  cell: (window) => window[id].toLocaleString("en-NG"),
  numeric: true,
  width: 5,
  grow: 0,
  ...more,
});

export const columns: readonly DataColumn<Window>[] = [
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    rowHeader: true,
    fixed: true,
    width: 7,
  },
  { id: "semester", header: heads.semester, value: ({ semester }) => semester, width: 6 },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    width: 11,
    grow: 0,
  },
  momentColumn("opensAt"),
  momentColumn("lateFrom", { hidden: true }),
  momentColumn("closesAt"),
  momentColumn("addDropClosesAt"),
  momentColumn("appraisalsFrom", { hidden: true }),
  countColumn("submitted"),
  countColumn("approved"),
  countColumn("returned", { hidden: true }),
];
