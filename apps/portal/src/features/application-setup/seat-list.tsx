import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { screeningMessages } from "@polyportal/domain/messages/screening";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { BareLink } from "@polyportal/ui/link";
import { useMemo } from "react";
import { useLaterCalls } from "../../parts/later/use-later-calls.ts";
import { yesOrNo } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";

type Seat = Output<"listScreeningSeats">["items"][number];

const { seats: words } = screeningMessages;
const { columns: heads } = words;

const text = (
  id: "applicationNumber" | "jambNumber" | "programme" | "session" | "venue",
  hidden = true,
): DataColumn<Seat> => ({
  id,
  header: heads[id],
  value: (row) => row[id],
  sortable: false,
  hidden,
});

const columns: readonly DataColumn<Seat>[] = [
  { id: "seat", header: heads.seat, value: ({ seat }) => seat, numeric: true, width: 5, grow: 0 },
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 10,
    grow: 2,
  },
  text("applicationNumber", false),
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    width: 9,
  },
  {
    id: "extraTime",
    header: heads.extraTime,
    value: ({ extraTime }) => words.needs(extraTime),
    cell: ({ extraTime }) =>
      extraTime ? <Badge status="warning">{words.needs(true)}</Badge> : words.needs(false),
    sortable: false,
    width: 9,
    grow: 0,
  },
  text("jambNumber"),
  text("programme"),
  text("session"),
  {
    id: "startsAt",
    header: heads.startsAt,
    value: ({ startsAt }) => formatDateTime(startsAt),
    sortable: false,
    hidden: true,
  },
  text("venue"),
];

const idOf = ({ id }: Seat) => id;
const nameOf = ({ seat, fullName }: Seat) => `${seat}, ${fullName}`;
const filters = [yesOrNo("extra", heads.extraTime, words.needs(true), words.usual)];

/** Who sits at a screening's date, seat by seat; printed or taken along as a file for the hall. */
export function SeatList({ sitting }: { sitting: string }) {
  useLaterCalls();
  const always = useMemo(() => ({ sitting }), [sitting]);
  return (
    <ListPage
      list="listScreeningSeats"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      always={always}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      exported
      empty={words.none}
      actions={
        <Button asChild variant="secondary">
          <BareLink href={staffPaths.applicationSetup}>{words.back}</BareLink>
        </Button>
      }
    />
  );
}
