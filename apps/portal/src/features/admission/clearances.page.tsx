import { clearanceList } from "@polyportal/api-client/list/clearances";
import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { Badge } from "@polyportal/ui/badge";
import { lazyPart } from "../../app/lazy-part.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";

const OpenClearance = lazyPart(async () => (await import("./open-clearance.tsx")).OpenClearance);

const clearances = listOf(clearanceList, {
  fullName: { cell: ({ id, fullName }) => <RecordLink id={id}>{fullName}</RecordLink> },
  department: { width: 12, grow: 1 },
  session: { hidden: true },
  acceptedAt: { width: 9.5, grow: 0 },
  cleared: {
    cell: ({ cleared, components }) => (
      <Badge status={cleared === components ? "success" : "info"}>
        {words.of(cleared, components)}
      </Badge>
    ),
    width: 7,
    grow: 0,
  },
  returned: {
    cell: ({ returned }) => (returned > 0 ? <Badge status="warning">{returned}</Badge> : null),
    width: 6.5,
    grow: 0,
  },
});

const record = { content: OpenClearance, columns: ["fullName", "cleared"] };

/** Newcomers who have accepted: each is cleared beside the list, office by office. */
export function Page() {
  useLazyEndpoints();
  return <ListPage {...clearances} lead={words.lead} record={record} history="clearance" />;
}
