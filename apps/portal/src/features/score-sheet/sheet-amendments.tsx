import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import type { AmendmentAct } from "@polyportal/domain/score-sheet/amendment-acts";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Timeline, type TimelineEvent } from "@polyportal/ui/timeline";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { Download } from "../../parts/import/download.tsx";
import { AmendmentState } from "./amendment-state.tsx";
import { DecideAmendment, type Amendment } from "./decide-amendment.tsx";
import type { ScoreRow } from "./entry.ts";
import { RequestAmendment } from "./request-amendment.tsx";
import type { Which } from "./sheet-in.ts";

/** More of one sheet are found in the list of all. */
const most = 100;

type AllProps = {
  sheet: Output<"getScoreSheet">;
  /** The row for which another request is being written. */
  asked: ScoreRow | undefined;
  onAsked: () => void;
};

/** The requests to amend scores of one published sheet, and one more while it is written. */
export function SheetAmendments({ sheet, asked, onAsked }: AllProps) {
  return (
    <>
      <Requests {...sheet} />
      {asked && <RequestAmendment sheet={sheet} row={asked} onClose={onAsked} />}
    </>
  );
}

/** How far each is, and what the reader may decide. */
function Requests({ courseId, sessionId }: Which) {
  const query = useQuery(
    queryOptionsFor(useClient(), "listAmendments", {
      course: courseId,
      session: sessionId,
      sort: "-requested",
      size: most,
    }),
  );
  const [deciding, setDeciding] = useState<{ id: string; act: AmendmentAct }>();
  if (query.data?.items.length === 0) return null;
  const chosen = query.data?.items.find(({ id }) => id === deciding?.id);
  return (
    <section className="mt-8" aria-label={words.title}>
      <h2 className="mb-3 text-18 font-semibold">{words.title}</h2>
      <Fetched query={query}>
        {({ items }) => (
          <ul className="grid grid-cols-1 gap-6">
            {items.map((one) => (
              <li key={one.id} className="ui-card grid grid-cols-1 gap-4 p-4">
                <Request amendment={one} onDecide={(act) => setDeciding({ id: one.id, act })} />
              </li>
            ))}
          </ul>
        )}
      </Fetched>
      {deciding && chosen && (
        <DecideAmendment
          amendment={chosen}
          act={deciding.act}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </section>
  );
}

type Props = { amendment: Amendment; onDecide: (act: AmendmentAct) => void };

function Request({ amendment, onDecide }: Props) {
  const { id, code, fullName, matricNumber, state, waitsFor, acts, reason } = amendment;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="min-w-0 font-semibold">
          {fullName}, {matricNumber}
        </h3>
        <AmendmentState state={state} />
      </div>
      <DescriptionList
        items={[
          { term: words.was, value: marksText(amendment, "before") },
          { term: words.becomes, value: marksText(amendment, "after") },
          { term: words.reason, value: reason, wide: true },
          ...(waitsFor
            ? [{ term: words.next, value: words.nextIs(words.office[waitsFor]), wide: true }]
            : []),
        ]}
      />
      <Timeline label={words.way(fullName)} events={eventsOf(amendment)} level={4} />
      {(acts.length > 0 || amendment.evidence) && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === "refuse" ? "secondary" : "primary"}
              aria-label={words.named(words[act], fullName)}
              onClick={() => onDecide(act)}
            >
              {words[act]}
            </Button>
          ))}
          {amendment.evidence && (
            <Download
              fetchFile={(client) => client.call("getAmendmentEvidence", { id })}
              fileName={({ type }) => words.evidenceOf(code, type)}
            >
              {words.showEvidence}
            </Download>
          )}
        </div>
      )}
    </>
  );
}

/** "Test 20, Exam 45: 65, B". */
export function marksText({ split, ...of }: Amendment, which: "before" | "after"): string {
  const marks = of[which];
  const parts = partsOf(split).flatMap((part) =>
    marks[part] === null ? [] : [sheetPages.cell(sheetPages.parts[part], String(marks[part]))],
  );
  const result = words.resultIs(marks.total, marks.grade);
  return parts.length === 0 ? result : `${parts.join(", ")}: ${result}`;
}

/** What became of a request, the newest first. */
function eventsOf(amendment: Amendment): TimelineEvent[] {
  const { requested, headEndorsed, deanApproved, ended, state, refusal, minuteNumber } = amendment;
  const event = (id: keyof typeof words.steps, step: { by: string; at: string } | null) =>
    step ? [{ id, at: step.at, who: step.by, what: words.steps[id] }] : [];
  const last = state === "applied" || state === "refused" ? event(state, ended) : [];
  return [
    ...last.map((one) => ({
      ...one,
      detail: state === "refused" ? refusal : `${words.minute} ${minuteNumber}`,
    })),
    ...event("deanApproved", deanApproved),
    ...event("headEndorsed", headEndorsed),
    ...event("requested", requested),
  ];
}
