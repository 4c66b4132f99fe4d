import { actMessages } from "@polyportal/domain/messages/act";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useLaterCalls } from "../../parts/later/use-later-calls.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { Release } from "./release.tsx";
import { columns, filtersOf, idOf, nameOf, type PutmeResult } from "./result-columns.tsx";

// What most visits do not open comes when it is opened.
const Over = lazyPart(async () => (await import("./over-result.tsx")).OverResult);

const { acts } = words;

export type Act = "correct" | "withhold" | "giveBack";

/** Results of the PUTME with their ranks; one is corrected or withheld here, and all are released. */
export function Page() {
  useLaterCalls();
  const mayEnter = useMay(
    "applications.enter",
    "correctPutmeResult",
    "withholdPutmeResult",
    "releasePutmeResults",
  );
  const [opened, setOpened] = useState<{ act: Act; result: PutmeResult }>();
  const sessions = useSessions();
  const faculties = useUnits();
  const filters = useMemo(() => filtersOf(sessions, faculties), [sessions, faculties]);
  const rowActions = useCallback(
    (result: PutmeResult) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const open = (act: Act) => () => setOpened({ act, result });
      const withheld = result.state === "withheld";
      return [
        { label: acts.correct, disabledReason, onSelect: open("correct") },
        withheld
          ? { label: acts.giveBack, disabledReason, onSelect: open("giveBack") }
          : { label: acts.withhold, danger: true, disabledReason, onSelect: open("withhold") },
      ];
    },
    [mayEnter],
  );
  return (
    <ListPage
      list="listPutmeResults"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      exported
      history="putmeResult"
      empty={words.none}
      actions={
        mayEnter && (
          <>
            <Button asChild variant="secondary">
              <BareLink href={staffPaths.putmeUpload}>{acts.import}</BareLink>
            </Button>
            <Release />
          </>
        )
      }
      over={
        opened && (
          <Suspense fallback={null}>
            <Over {...opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        )
      }
    />
  );
}
