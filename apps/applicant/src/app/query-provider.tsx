import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** One cache for as long as the tab lives, whichever page is on the screen. */
const queryClient = new QueryClient();

/** The query cache of every page that `querying` loads. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
