import type { Output } from "@polyportal/api-client/client/client";
import { userMessages } from "@polyportal/domain/messages/users";
import { claimName } from "@polyportal/domain/rights/claims";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";

type HeldClaim = Output<"getUser">["claims"][number];

const { claimColumns: heads, held } = userMessages;

const columns: readonly DataColumn<HeldClaim>[] = [
  {
    id: "claim",
    header: heads.claim,
    value: ({ claim }) => capitalised(claimName(claim)),
    width: 9,
    grow: 2,
  },
  {
    id: "source",
    header: heads.source,
    value: ({ sources }) => sources.join("; "),
    width: 9,
    grow: 2,
  },
  {
    id: "held",
    header: heads.held,
    value: (one) => (one.held ? held.yes : held.no),
    cell: (one) => (
      <Badge status={one.held ? "success" : "fail"}>{one.held ? held.yes : held.no}</Badge>
    ),
    width: 6.5,
    grow: 0,
  },
];

const idOf = ({ claim }: HeldClaim) => claim;

/** Each right of a person, and what gives it. */
export function HeldClaims({ claims }: { claims: readonly HeldClaim[] }) {
  return (
    <DataTable
      label={userMessages.tabs.rights}
      columns={columns}
      rows={claims}
      rowId={idOf}
      rowLabel={idOf}
      defaultState={{ page: 1, size: 20, search: "" }}
      searchLabel={userMessages.claimColumns.claim}
      empty={userMessages.noClaims}
    />
  );
}
