import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { ClientProvider } from "@polyportal/api-client/query/client-context";
import { LinkProvider } from "@polyportal/ui/link";
import type { ReactNode } from "react";
import { client } from "./client.ts";
import { RouterLink } from "./router-link.tsx";
import { SchoolContext } from "./school.ts";

/** What every page stands on: the school's configuration, the client and router links. */
export function Providers({
  school,
  children,
}: {
  school: SchoolConfiguration;
  children: ReactNode;
}) {
  return (
    <SchoolContext value={school}>
      <ClientProvider client={client}>
        <LinkProvider value={RouterLink}>{children}</LinkProvider>
      </ClientProvider>
    </SchoolContext>
  );
}
