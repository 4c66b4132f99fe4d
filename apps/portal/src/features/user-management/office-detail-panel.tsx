import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { officeMessages } from "@polyportal/domain/messages/office";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { OfficeAct } from "./office-act.tsx";
import { officeColumns } from "./office-columns.tsx";
import { labelOf, whyNot } from "./office-state.ts";

// A form, which most visits do not open.
const LastDay = lazyPart(async () => (await import("./last-day.tsx")).LastDay);

/** One tenure of an office beside the list, with what became of its holder. */
export function OfficeDetailPanel({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getOffice", { id }));
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={query.data?.unit ?? officeMessages.one}
      actions={query.data && <Acts held={query.data} />}
    >
      <Fetched query={query}>{(held) => <Told held={held} />}</Fetched>
    </DetailPanel>
  );
}

type Held = Output<"getOffice">;

function Told({ held }: { held: Held }) {
  const wide = useWide();
  // The heading says the first.
  const [, ...facts] = officeColumns(held.office);
  return (
    <>
      <DescriptionList phoneColumns={2} items={factsOf(facts, held)} />
      {/* An office is noted with whom it was given to. */}
      <Past subject="user" id={held.holderId} name={held.holder} level={wide ? 3 : 2} />
    </>
  );
}

function Acts({ held }: { held: Held }) {
  const mayEnter = useMay("users.enter", "endOffice", "takeBackOffice");
  const [asked, setAsked] = useState<"end" | "lastDay">();
  const close = () => setAsked(undefined);
  if (whyNot(mayEnter, held)) return null;
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsked("lastDay")}>
        {officeMessages.changeEnd}
      </Button>
      <Button size="small" variant="secondary" onClick={() => setAsked("end")}>
        {labelOf(held)}
      </Button>
      {asked === "lastDay" && (
        <Suspense fallback={null}>
          <LastDay held={held} onClose={close} />
        </Suspense>
      )}
      {asked === "end" && <OfficeAct held={held} onClose={close} />}
    </>
  );
}
