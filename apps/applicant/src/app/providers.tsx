import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { ClientProvider } from "@polyportal/api-client/query/client-context";
import { LinkProvider } from "@polyportal/ui/link";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { client } from "./client.ts";
import { RouterLink } from "./router-link.tsx";
import { SchoolContext } from "./school.ts";

/** What every page stands on: the school's configuration, the client, its cache, and router links. */
export function Providers({
  school,
  children,
}: {
  school: SchoolConfiguration;
  children: ReactNode;
}) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <SchoolContext value={school}>
      <ClientProvider client={client}>
        <QueryClientProvider client={queryClient}>
          <LinkProvider value={RouterLink}>{children}</LinkProvider>
        </QueryClientProvider>
      </ClientProvider>
    </SchoolContext>
  );
}
