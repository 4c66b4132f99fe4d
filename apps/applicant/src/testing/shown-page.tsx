import { ClientProvider } from "@polyportal/api-client/query/client-context";
import { fixedClient, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { LinkProvider } from "@polyportal/ui/link";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { RouterLink } from "../app/router-link.tsx";
import { SchoolContext } from "../app/school.ts";
import { school } from "./school.ts";

export type ShownPageProps = {
  /** The page's address, with its query and hash. */
  at: string;
  /** What the history entry hands on. */
  state?: unknown;
  /** What the server answers, by endpoint. */
  answers?: FixedAnswers;
  children: ReactNode;
};

/** A page of the applicant app with fixed data: a router in memory, a client that answers from a table. */
export function ShownPage({ at, state, answers = {}, children }: ShownPageProps) {
  const [client] = useState(() => fixedClient(answers));
  const [queryClient] = useState(() => new QueryClient());
  const [entry] = useState(() => {
    const { pathname, search, hash } = new URL(at, "http://school.example");
    return { pathname, search, hash, state };
  });
  return (
    <SchoolContext value={school}>
      <ClientProvider client={client}>
        <QueryClientProvider client={queryClient}>
          <LinkProvider value={RouterLink}>
            <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
          </LinkProvider>
        </QueryClientProvider>
      </ClientProvider>
    </SchoolContext>
  );
}
