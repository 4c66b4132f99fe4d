import { screeningMessages } from "@polyportal/domain/messages/screening";
import { describeList, yesOrNo } from "./describe.ts";
import { sharedColumns } from "./shared.ts";

const { seats: words } = screeningMessages;
const { columns } = words;

/** Who sits where at the screening. */
export const screeningSeatList = describeList({
  name: "listScreeningSeats",
  title: words.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ seat, fullName }) => `${seat}, ${fullName}`,
  columns: [
    { id: "seat", label: columns.seat, kind: "number" },
    sharedColumns.person,
    { id: "applicationNumber", label: columns.applicationNumber },
    sharedColumns.department,
    {
      id: "extraTime",
      label: columns.extraTime,
      value: ({ extraTime }) => words.needs(extraTime),
    },
    { id: "jambNumber", label: columns.jambNumber },
    { id: "programme", label: columns.programme },
    sharedColumns.session,
    { id: "startsAt", label: columns.startsAt, kind: "moment" },
    { id: "venue", label: columns.venue },
  ],
  sorts: { seat: true },
  filters: {
    sitting: { label: columns.sitting },
    extra: yesOrNo(columns.extraTime, words.needs(true), words.usual),
  },
});
