import { useOperation } from "@polyportal/api-client/query/use-operation";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { changed, type Setup } from "./setup.ts";

const { acts, opening, states, columns } = words;

/** Whether one can apply now, and the way to open or close; who is touched is counted first. */
export function Toggle({ setup, mayEnter }: { setup: Setup; mayEnter: boolean }) {
  const { slug, title, current, open, switchedOn, openRevision, formsUntil, unfinished } = setup;
  const [asking, setAsking] = useState(false);
  const toggle = useOperation("toggleApplications", {
    invalidates: changed,
    onSuccess: (_, { open: opened }) =>
      toast({ title: (opened ? opening.opened : opening.closed)(title), status: "success" }),
    onError: tellFailed,
  });
  if (!current) return null;
  const label = switchedOn ? acts.close : acts.open;
  return (
    <section aria-label={columns.open} className="flex flex-wrap items-center gap-4">
      <h2 className="text-18 font-semibold">{columns.open}</h2>
      <Badge status={open ? "success" : "unapproved"}>{open ? states.open : states.closed}</Badge>
      {formsUntil && <p>{opening.until(formatDate(todayInLagos(new Date(formsUntil))))}</p>}
      {mayEnter && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={label}
        question={switchedOn ? opening.close(unfinished) : opening.open}
        confirmLabel={label}
        busy={toggle.isPending}
        onConfirm={() =>
          toggle.mutate(
            { slug, open: !switchedOn, revision: openRevision },
            { onSettled: () => setAsking(false) },
          )
        }
      />
    </section>
  );
}
