import type { RowOf } from "@polyportal/api-client/list/describe";
import { putmeResultList } from "@polyportal/api-client/list/putme-results";
import { actMessages } from "@polyportal/domain/messages/act";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { Release } from "./release.tsx";

// What most visits do not open comes when it is opened.
const OverResult = lazyPart(async () => (await import("./over-result.tsx")).OverResult);

export type PutmeResult = RowOf<"listPutmeResults">;
export type Act = "correct" | "withhold" | "giveBack";

const { acts } = words;

const kinds = { waiting: "warning", released: "success", withheld: "unapproved" } as const;
const figure = { width: 5, grow: 0 };

const results = listOf(putmeResultList, {
  applicationNumber: { width: 17.5, grow: 0 },
  department: { width: 7 },
  rank: figure,
  utme: figure,
  score: figure,
  aggregate: figure,
  state: { badge: ({ state }) => kinds[state], width: 9, grow: 0 },
  unmet: { width: 5 },
  jambNumber: { hidden: true },
  programme: { hidden: true },
  session: { hidden: true },
  venue: { hidden: true },
  uploadedBy: { hidden: true },
});

/** Results of the PUTME with their ranks; one is corrected or withheld here, and all are released. */
export function Page() {
  useLazyEndpoints();
  const mayEnter = useMay(
    "applications.enter",
    "correctPutmeResult",
    "withholdPutmeResult",
    "releasePutmeResults",
  );
  const [over, open] = useOver();
  const rowActions = useCallback(
    (result: PutmeResult) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const act = (which: Act) => () => open(OverResult, { act: which, result });
      const withheld = result.state === "withheld";
      return [
        { label: acts.correct, disabledReason, onSelect: act("correct") },
        withheld
          ? { label: acts.giveBack, disabledReason, onSelect: act("giveBack") }
          : { label: acts.withhold, danger: true, disabledReason, onSelect: act("withhold") },
      ];
    },
    [mayEnter, open],
  );
  return (
    <ListPage
      {...results}
      lead={words.lead}
      rowActions={rowActions}
      history="putmeResult"
      actions={
        mayEnter && (
          <>
            <ButtonLink href={staffPaths.putmeUpload}>{acts.import}</ButtonLink>
            <Release />
          </>
        )
      }
      over={over}
    />
  );
}
