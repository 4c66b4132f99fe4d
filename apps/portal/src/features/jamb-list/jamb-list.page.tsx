import { jambCandidateList } from "@polyportal/api-client/list/jamb-candidates";
import { jambListMessages as words } from "@polyportal/domain/messages/jamb-list";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink } from "../../parts/import/import.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";

// Most visits look somebody up.
const ImportList = lazyPart(async () => (await import("./import-list.tsx")).ImportList);

const candidates = listOf(jambCandidateList, {
  jambNumber: { width: 9, grow: 0 },
  session: { hidden: true },
  list: { width: 7, grow: 0 },
  gender: { hidden: true },
  state: { hidden: true },
  lga: { hidden: true },
  utmeScore: { width: 5, grow: 0 },
  subjects: { hidden: true },
  course: { width: 12 },
  choice: { hidden: true },
  capsStatus: { width: 7, grow: 0 },
  application: { width: 10 },
});

/** Candidates by JAMB's lists; a list is imported here. */
export function Page() {
  const { hash, search } = useLocation();
  const mayEnter = useMay("applications.enter", "previewJambList", "uploadJambList");
  if (mayEnter && (hash === "#import" || new URLSearchParams(search).has("import"))) {
    return (
      <Suspense fallback={<PageLoader />}>
        <ImportList />
      </Suspense>
    );
  }
  return (
    <ListPage
      {...candidates}
      lead={words.lead}
      actions={mayEnter && <ImportLink variant="primary" />}
    />
  );
}
