import { lazyOpenEndpoints } from "@polyportal/api-client/client/lazy-open-endpoint-table.gen";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Referee } from "@polyportal/api-client/contract/referee";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { refereesWords as words } from "@polyportal/domain/messages/referees";
import type { RefereeState } from "@polyportal/domain/referee/rules";
import { Badge, type BadgeProps } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { PageLoader } from "@polyportal/ui/page-loader";
import { lazyPart } from "../../app/lazy-part.ts";
import { client } from "../../app/client.ts";
import { Fetched } from "./fetched.tsx";

// The first bundle does not contain these endpoints.
client.learn(lazyOpenEndpoints);

const ReplaceReferee = lazyPart(async () => (await import("./replace-referee.tsx")).ReplaceReferee);

const tones: Readonly<Record<RefereeState, BadgeProps["status"]>> = {
  named: "neutral",
  asked: "warning",
  opened: "warning",
  given: "success",
  declined: "fail",
  undelivered: "fail",
  expired: "fail",
  replaced: "neutral",
};

/** The applicant's referees with their state and actions, but never what they wrote. */
export function References({ record }: { record: ApplicationRecord }) {
  const query = useQuery(queryOptionsFor(useClient(), "listReferees", {}));
  return (
    <Fetched query={query} label={words.fetching}>
      {({ referees }) =>
        referees.length > 0 && (
          <section aria-labelledby="references" className="grid gap-3">
            <h2 id="references" className="text-22 font-semibold">
              {words.title}
            </h2>
            <p>{words.lead}</p>
            <Given referees={referees} sent={record.formCompleted} />
            <ul className="border-t border-line">
              {referees.map((referee) => (
                <li key={referee.id} className="grid gap-2 border-b border-line py-3">
                  <One referee={referee} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Fetched>
  );
}

function Given({ referees, sent }: { referees: readonly Referee[]; sent: boolean }) {
  const counted = referees.filter(({ state }) => state !== "replaced");
  const given = counted.filter(({ state }) => state === "given").length;
  const progress = words.progress(given, counted.length);
  return <p className="font-semibold">{sent ? words.submitted(progress) : progress}</p>;
}

function One({ referee }: { referee: Referee }) {
  const [replacing, setReplacing] = useState(false);
  const told = { invalidates: ["listReferees"] } as const;
  const ask = useOperation("askReferee", {
    ...told,
    onSuccess: () => toast({ title: words.asked, status: "success" }),
    onError: ({ title, message }) => toast({ title, body: message, status: "fail" }),
  });
  const remind = useOperation("remindReferee", {
    ...told,
    onSuccess: () => toast({ title: words.reminded, status: "success" }),
    onError: ({ title, message }) => toast({ title, body: message, status: "fail" }),
  });
  const { id, fullName, institution, email, state, at, until, mayAsk, reminders } = referee;
  const word = words.states[state];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{fullName}</p>
          <p className="wrap-anywhere text-ink-muted">
            {institution}, {email}
          </p>
        </div>
        <Badge status={tones[state]}>{at ? words.on(word, formatDate(at)) : word}</Badge>
      </div>
      {state === "undelivered" && <p>{words.wrongAddress}</p>}
      {until && <p className="text-ink-muted">{words.until(formatDate(until))}</p>}
      {replacing ? (
        <Suspense fallback={<PageLoader />}>
          <ReplaceReferee referee={referee} onDone={() => setReplacing(false)} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {mayAsk && (
            <Button
              variant="secondary"
              aria-label={words.askOf(fullName)}
              disabled={ask.isPending}
              onClick={() => ask.mutate({ id })}
            >
              {words.ask}
            </Button>
          )}
          {reminders > 0 && (
            <Button
              variant="secondary"
              aria-label={words.remindOf(fullName)}
              disabled={remind.isPending}
              onClick={() => remind.mutate({ id })}
            >
              {words.remind}
            </Button>
          )}
          {referee.mayReplace && (
            <Button
              variant="secondary"
              aria-label={words.replaceOf(fullName)}
              onClick={() => setReplacing(true)}
            >
              {words.replace}
            </Button>
          )}
          {reminders > 0 && (
            <span className="text-ink-muted">{words.remindersLeft(reminders)}</span>
          )}
        </div>
      )}
    </>
  );
}
