import { useClient } from "@polyportal/api-client/query/client-context";
import { use, type ReactNode } from "react";
import { PageSetContext, pageSetOf } from "./page-set.ts";

type Props = { role: string; children: ReactNode };

/** Loads the pages of a role and provides them. */
export function WithPageSet({ role, children }: Props) {
  const set = pageSetOf(role, useClient());
  return (
    <PageSetContext value={set instanceof Promise ? use(set) : set}>{children}</PageSetContext>
  );
}
