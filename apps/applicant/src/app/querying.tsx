import type { LoadPage } from "./pages.ts";

/**
 * Loads a page that queries together with the query cache around it. The pages that a phone opens
 * first go without the cache, and so without its code.
 */
export const querying =
  (load: LoadPage): LoadPage =>
  async () => {
    const [{ Page }, { QueryProvider }] = await Promise.all([
      load(),
      import("./query-provider.tsx"),
    ]);
    return {
      Page: () => (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  };
