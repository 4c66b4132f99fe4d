import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate } from "@polyportal/domain/format/date";
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { numberLabels } from "@polyportal/domain/student/number";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { Decide } from "./decide.tsx";

type Clearance = Output<"getClearance">;
type Component = Clearance["components"][number];

const looks = { waiting: "info", cleared: "success", returned: "warning" } as const;

/** One newcomer beside the list, with each office of the checklist. */
export function OpenClearance({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getClearance", { id }));
  return (
    <DetailPanel id={id} focused={focused} title={query.data?.fullName ?? words.title}>
      <Fetched query={query}>{(clearance) => <Told clearance={clearance} />}</Fetched>
    </DetailPanel>
  );
}

function Told({ clearance }: { clearance: Clearance }) {
  const mayEnter = useMay("clearance.enter", "updateClearance");
  const [deciding, setDeciding] = useState<Component>();
  const { matricNumber, numberKind, department, session, components } = clearance;
  return (
    <>
      <DescriptionList
        items={[
          { term: numberLabels[numberKind], value: matricNumber },
          { term: listColumns.department, value: department },
          { term: listColumns.session, value: session },
        ]}
      />
      <ul className="grid grid-cols-1 gap-3">
        {components.map((one) => (
          <li key={one.itemId} className="ui-card grid grid-cols-1 gap-1 p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{one.name}</span>
              <Badge status={looks[one.state]}>{words.states[one.state]}</Badge>
            </p>
            <p className="text-14 text-ink-muted">{one.office}</p>
            {one.note && <p className="wrap-anywhere">{one.note}</p>}
            {one.by && one.at && (
              <p className="text-14 text-ink-muted">{words.by(one.by, formatDate(one.at))}</p>
            )}
            {mayEnter && (
              <Button
                variant="secondary"
                size="small"
                className="justify-self-start"
                aria-label={words.decideOf(one.name)}
                onClick={() => setDeciding(one)}
              >
                {words.decide}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deciding && (
        <Decide clearance={clearance} component={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </>
  );
}
