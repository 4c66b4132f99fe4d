import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input, Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate, queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDateTime } from "@polyportal/domain/format/date";
import { screeningMessages } from "@polyportal/domain/messages/screening";
import { screeningPlanMessages as words } from "@polyportal/domain/messages/screening-plan";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Progress } from "@polyportal/ui/progress";
import { toast } from "@polyportal/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { AskAct } from "../../parts/act/ask-act.tsx";
import { useHoldAct } from "../../parts/act/hold-act.ts";
import type { Screening } from "./screening.tsx";
import type { Setup } from "./setup.ts";

const { give, acts } = screeningMessages;
const changed = [
  "getScreening",
  "listScreeningVenues",
  "listScreeningSeats",
  "getHistory",
] as const;
const planned = ["previewScreeningSeats", "listPlannedSeats"] as const;

type Which = Pick<Input<"listPlannedSeats">, "slug" | "sessionId">;
type PlannedDate = Output<"previewScreeningSeats">["dates"][number];
type Props = { setup: Setup; screening: Screening; onClose: () => void };

/** Who gets which date and venue, before the seats are given and everybody is told. */
export function GiveSeats({ setup: { slug, sessionId }, screening, onClose }: Props) {
  const which = { slug, sessionId };
  const queryClient = useQueryClient();
  const { mutateAsync } = useOperation("giveScreeningSeats", { invalidates: changed });
  const { data, error } = useQuery({
    ...queryOptionsFor(useClient(), "previewScreeningSeats", which, { staleTimeMs: 0 }),
    gcTime: 0,
  });
  const { waiting, placeable } = screening;
  const people = data?.dates.reduce((sum, date) => sum + date.people, 0) ?? placeable;
  return (
    <AskAct
      title={give.title}
      question={give.question(people, data?.left ?? waiting - placeable)}
      label={acts.give}
      onClose={onClose}
      onAct={async ({ reason }) => {
        // What nobody has looked at is not given.
        if (!data) return false;
        try {
          const { given } = await mutateAsync({ ...which, plan: data.plan, reason });
          toast({ title: give.done(given), status: "success" });
          return true;
        } catch (failure) {
          if (failure instanceof ApiError && failure.code === "conflict") {
            await invalidate(queryClient, planned);
          }
          throw failure;
        }
      }}
    >
      {error && <Alert status="fail">{error.message}</Alert>}
      {!data && !error && <Planning />}
      {data && (
        <>
          <h3 className="font-semibold">{words.dates}</h3>
          {data.dates.length === 0 ? (
            <p>{words.nobody}</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.dates.map((date) => (
                // Who they are is of this plan alone.
                <OnDate key={`${data.plan} ${date.sittingId}`} which={which} date={date} />
              ))}
            </ul>
          )}
        </>
      )}
    </AskAct>
  );
}

function Planning() {
  useHoldAct(true);
  return <Progress label={words.planning} />;
}

/** How many get a seat at a date, and on asking who they are. */
function OnDate({ which, date }: { which: Which; date: PlannedDate }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { startsAt, venue, address, people, sittingId } = date;
  const place = words.place(formatDateTime(startsAt), venue);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <span className="block font-medium">{place}</span>
          <span className="block text-14 text-ink-muted">{address}</span>
        </span>
        <span className="flex items-center gap-3">
          {words.people(people)}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hide : words.show}
            <span className="sr-only">: {place}</span>
          </Button>
        </span>
      </div>
      <div id={id}>{open && <People {...which} sittingId={sittingId} />}</div>
    </li>
  );
}

/** Who they are, fifty at a time, from the lowest seat. */
function People({ from = 0, ...asked }: Which & { sittingId: string; from?: number }) {
  const [more, setMore] = useState(false);
  const { data, error } = useQuery({
    ...queryOptionsFor(useClient(), "listPlannedSeats", { ...asked, from }, { staleTimeMs: 0 }),
    gcTime: 0,
  });
  if (error) return <Alert status="fail">{error.message}</Alert>;
  if (!data) return <Progress label={words.planning} />;
  const next = from + data.people.length;
  return (
    <>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {data.people.map(({ seat, applicationNumber, fullName }) => (
          <li key={seat} className="py-1">
            {fullName}{" "}
            <span className="text-14 whitespace-nowrap text-ink-muted">
              {applicationNumber}, {words.seat(seat)}
            </span>
          </li>
        ))}
      </ul>
      {next < data.total && !more && (
        <Button variant="secondary" size="small" onClick={() => setMore(true)}>
          {words.more(data.total)}
        </Button>
      )}
      {more && <People {...asked} from={next} />}
    </>
  );
}
