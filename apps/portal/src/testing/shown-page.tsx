import type { Output } from "@polyportal/api-client/client/client";
import { ClientProvider } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { fixedClient, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { LinkProvider } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Toaster } from "@polyportal/ui/toaster";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState, type ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { RouterLink } from "../app/router-link.tsx";
import { SchoolContext } from "../app/school.ts";
import { WithPageSet } from "../app/with-page-set.tsx";
import { Shell } from "../app/shell.tsx";
import { school } from "./school.ts";

export type ShownPageProps = {
  /** The page's address, with its query and hash. */
  at: string;
  /** Who is signed in. */
  profile: Output<"getProfile">;
  /** What the server answers, by endpoint. */
  answers?: FixedAnswers;
  page: ComponentType;
  /** Notices come and go beside the page; a story that waits for one has no picture. */
  toasts?: boolean;
};

/** What the shell asks on every page. */
const everywhere: FixedAnswers = {
  countUnread: { unread: 0 },
  listOwnNotices: [],
  listSavedViews: [],
};

/** A page of the portal in its shell, with fixed data: nobody has to sign in, no server runs. */
export function ShownPage({ at, profile, answers = {}, page, toasts = false }: ShownPageProps) {
  const [client] = useState(() => fixedClient({ getProfile: profile, ...everywhere, ...answers }));
  const [queryClient] = useState(() => {
    const cache = new QueryClient();
    cache.setQueryData(queryOptionsFor(client, "getProfile", {}).queryKey, profile);
    return cache;
  });
  return (
    <SchoolContext value={school}>
      <ClientProvider client={client}>
        <QueryClientProvider client={queryClient}>
          <LinkProvider value={RouterLink}>
            <MemoryRouter initialEntries={[at]}>
              <Suspense fallback={<PageLoader />}>
                <WithPageSet role={profile.role}>
                  <InShell page={page} />
                </WithPageSet>
              </Suspense>
              {toasts && <Toaster />}
            </MemoryRouter>
          </LinkProvider>
        </QueryClientProvider>
      </ClientProvider>
    </SchoolContext>
  );
}

function InShell({ page: Page }: Pick<ShownPageProps, "page">) {
  return (
    <Shell>
      <Suspense fallback={<PageLoader />}>
        <Page />
      </Suspense>
    </Shell>
  );
}
