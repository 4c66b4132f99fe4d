import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { mayAddOrDrop } from "@polyportal/domain/course-registration/window";
import { actMessages } from "@polyportal/domain/messages/act";
import { windowPages as words } from "@polyportal/domain/messages/registration-windows";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { ListFrame } from "../../parts/list/list-frame.tsx";
import { WholeTable } from "../../parts/list/whole-table.tsx";
import { columns, idOf, nameOf, type Window } from "./window-columns.tsx";

const WindowForm = lazyPart(async () => (await import("./window-form.tsx")).WindowForm);

const CloseWindow = lazyPart(async () => (await import("./close-window.tsx")).CloseWindow);

/** What changing the days of a window comes to, by how it stands. */
function dateAct(state: Window["state"]): string {
  const { open, change, extend } = words.acts;
  if (state === "unset") return open;
  return state === "not-open" ? change : extend;
}

/** When registration opens, turns late and closes, semester by semester. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "listRegistrationWindows", {}));
  const mayEnter = useMay("courses.enter", "saveRegistrationWindow", "closeRegistrationWindow");
  const [dated, setDated] = useState<Window>();
  const [closed, setClosed] = useState<Window>();
  const rowActions = useCallback(
    (window: Window) => {
      const noClaim = mayEnter ? undefined : actMessages.noClaim;
      return [
        {
          label: dateAct(window.state),
          disabledReason: noClaim,
          onSelect: () => setDated(window),
        },
        {
          label: words.acts.close,
          danger: true,
          disabledReason: noClaim ?? (mayAddOrDrop(window.state) ? undefined : words.notOpen),
          onSelect: () => setClosed(window),
        },
      ];
    },
    [mayEnter],
  );
  const past = useRecordHistory("registrationWindow", {
    rowId: idOf,
    rowLabel: nameOf,
    rowActions,
  });
  return (
    <ListFrame title={words.title} lead={words.lead}>
      <Fetched query={query}>
        {({ windows }) => (
          <WholeTable
            list="listRegistrationWindows"
            title={words.title}
            columns={columns}
            rows={windows}
            rowId={idOf}
            rowLabel={nameOf}
            rowActions={past.rowActions}
            searchLabel={words.search}
          />
        )}
      </Fetched>
      {past.over}
      <Suspense fallback={null}>
        {dated && (
          <WindowForm
            title={dateAct(dated.state)}
            window={dated}
            onClose={() => setDated(undefined)}
          />
        )}
        {closed && <CloseWindow window={closed} onClose={() => setClosed(undefined)} />}
      </Suspense>
    </ListFrame>
  );
}
