import { screeningSeatList } from "@polyportal/api-client/list/screening-seats";
import { screeningMessages } from "@polyportal/domain/messages/screening";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
import { useMemo } from "react";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { choiceOf, listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";

const { seats: words } = screeningMessages;

const seats = listOf(screeningSeatList, {
  seat: { width: 5, grow: 0 },
  fullName: { rowHeader: true, fixed: true, width: 10 },
  extraTime: {
    cell: ({ extraTime }) =>
      extraTime ? <Badge status="warning">{words.needs(true)}</Badge> : words.needs(false),
    width: 9,
    grow: 0,
  },
  jambNumber: { hidden: true },
  programme: { hidden: true },
  session: { hidden: true },
  startsAt: { hidden: true },
  venue: { hidden: true },
});

const filters = [choiceOf(screeningSeatList, "extra")];

/** Who sits at a screening's date, seat by seat; printed or taken along as a file for the hall. */
export function SeatList({ sitting }: { sitting: string }) {
  useLazyEndpoints();
  const always = useMemo(() => ({ sitting }), [sitting]);
  return (
    <ListPage
      {...seats}
      lead={words.lead}
      filters={filters}
      always={always}
      actions={<ButtonLink href={staffPaths.applicationSetup}>{words.back}</ButtonLink>}
    />
  );
}
