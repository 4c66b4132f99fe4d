import { jambListMessages as words } from "@polyportal/domain/messages/jamb-list";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { columns, filtersOf, idOf, nameOf } from "./candidate-columns.tsx";

// Most visits look somebody up.
const ImportList = lazyPart(async () => (await import("./import-list.tsx")).ImportList);

/** Candidates by JAMB's lists; a list is imported here. */
export function Page() {
  const { hash, search } = useLocation();
  const mayEnter = useMay("applications.enter", "previewJambList", "uploadJambList");
  const sessions = useSessions();
  const filters = useMemo(() => filtersOf(sessions), [sessions]);
  if (mayEnter && (hash === "#import" || new URLSearchParams(search).has("import"))) {
    return (
      <Suspense fallback={<PageLoader />}>
        <ImportList />
      </Suspense>
    );
  }
  return (
    <ListPage
      list="listJambCandidates"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      empty={words.none}
      exported
      actions={mayEnter && <ImportLink variant="primary" />}
    />
  );
}
