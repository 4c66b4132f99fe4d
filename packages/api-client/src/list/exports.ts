import { exportFormats, exportStates } from "@polyportal/domain/export/exports";
import { exportMessages as words } from "@polyportal/domain/messages/export";
import { describeList, oneOf, severalOf } from "./describe.ts";

const { columns, filters, formats, states, sides } = words;

/** The files that somebody has asked for. */
export const exportList = describeList({
  name: "listExports",
  title: words.title,
  none: words.none,
  columns: [
    {
      id: "title",
      label: columns.title,
      value: ({ title, format }) => `${title} (${formats[format]})`,
    },
    {
      id: "state",
      label: columns.state,
      value: ({ state, failure }) => failure || states[state],
    },
    {
      id: "done",
      label: columns.done,
      kind: "number",
      value: ({ done, total, state }) => (state === "done" ? done : total),
    },
    {
      id: "size",
      label: columns.size,
      value: ({ size }) => (size === 0 ? "" : words.size(size)),
    },
    { id: "requestedAt", label: columns.requestedAt, kind: "moment" },
    { id: "expiresAt", label: columns.expiresAt, kind: "date" },
    { id: "by", label: columns.by },
  ],
  sorts: { requestedAt: true },
  filters: {
    state: severalOf(filters.state, exportStates, states),
    format: severalOf(filters.format, exportFormats, formats),
    side: oneOf(filters.side, ["own", "others"], sides),
  },
});
