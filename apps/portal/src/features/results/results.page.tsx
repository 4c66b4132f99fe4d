import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { resultsMessages, whatIfMessages } from "@polyportal/domain/messages/results";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Tabs } from "@polyportal/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Semesters } from "./semesters.tsx";
import { Standing } from "./standing.tsx";

// Fetched when its tab is opened: most come for their results alone.
const WhatIf = lazyPart(async () => (await import("./what-if.tsx")).WhatIf);
const OwnMissing = lazyPart(async () => (await import("./own-missing.tsx")).OwnMissing);

/** The semesters whose results are out, and a calculator for those that are not. */
export function Page() {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "getCgpa", {}));
  return (
    <PortalPage title={resultsMessages.title} lead={resultsMessages.lead}>
      {query.data && <Standing {...query.data} />}
      <Tabs
        label={resultsMessages.title}
        tabs={[
          {
            hash: "semesters",
            label: resultsMessages.semesters,
            content: <Fetched query={query}>{(results) => <Semesters {...results} />}</Fetched>,
          },
          {
            hash: "missing",
            label: resultsMessages.missing,
            content: (
              <Fetched query={query}>{(results) => <OwnMissing out={results.semesters} />}</Fetched>
            ),
          },
          {
            hash: "what-if",
            label: whatIfMessages.tab,
            content: (
              <Suspense fallback={<PageLoader />}>
                <WhatIf />
              </Suspense>
            ),
          },
        ]}
      />
    </PortalPage>
  );
}
