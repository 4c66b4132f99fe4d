import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { userClaimMessages as words } from "@polyportal/domain/messages/user-claims";
import { claimName, type Claim } from "@polyportal/domain/rights/claims";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { WhoGains } from "../../parts/rights/who-gains.tsx";

const MakeException = lazyPart(async () => (await import("./make-exception.tsx")).MakeException);

type User = Output<"getUser">;
type Exception = Output<"listUserClaims">[number];

const { columns: heads } = words;

const columns: readonly DataColumn<Exception>[] = [
  { id: "claim", header: heads.claim, value: ({ claim }) => claimName(claim), width: 13, grow: 2 },
  {
    id: "effect",
    header: heads.effect,
    value: ({ effect }) => words.effects[effect],
    cell: ({ effect }) => (
      <Badge status={effect === "allow" ? "success" : "fail"}>{words.effects[effect]}</Badge>
    ),
    width: 6,
    grow: 0,
  },
  { id: "until", header: heads.until, value: ({ until }) => formatDate(until), width: 9 },
  { id: "by", header: heads.by, value: ({ by }) => by ?? "", width: 11 },
  { id: "reason", header: heads.reason, value: ({ reason }) => reason, width: 14, grow: 2 },
];

const idOf = ({ claim }: Exception) => claim;
const nameOf = ({ claim }: Exception) => claimName(claim);

/** The rights of one person beyond the roles, and those kept from them; made and ended by hand. */
export function Exceptions({ user }: { user: User }) {
  const mayEnter = useMay("users.enter", "saveUserClaim", "endUserClaim");
  const query = useQuery(queryOptionsFor(useClient(), "listUserClaims", { id: user.id }));
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<Claim>();
  const { mutateAsync: end } = useOperation("endUserClaim", {
    invalidates: ["listUserClaims", "getUser"],
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ink-muted">{words.lead}</p>
        {mayEnter && (
          <Button variant="secondary" onClick={() => setMaking(true)}>
            {words.add}
          </Button>
        )}
      </div>
      <Fetched query={query}>
        {(rows) => (
          <DataTable
            label={words.columns.claim}
            columns={columns}
            rows={rows}
            rowId={idOf}
            rowLabel={nameOf}
            empty={words.none}
            {...(mayEnter && {
              rowActions: ({ claim }: Exception) => [
                { label: words.end, onSelect: () => setEnding(claim) },
              ],
            })}
          />
        )}
      </Fetched>
      {making && (
        <Suspense fallback={null}>
          <MakeException user={user} onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {ending && (
        <AskAct
          title={words.endTitle(claimName(ending))}
          question={words.endQuestion(user.fullName)}
          label={words.end}
          danger
          onClose={() => setEnding(undefined)}
          onAct={async (given) => {
            const { waits } = await end({ id: user.id, claim: ending, ...given });
            tellOutcome(waits, words.ended);
          }}
        >
          <WhoGains wish={{ exception: { id: user.id, claim: ending, effect: null } }} />
        </AskAct>
      )}
    </div>
  );
}
