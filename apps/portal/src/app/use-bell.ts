import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paths } from "@polyportal/domain/routes/paths";
import { useQuery } from "@tanstack/react-query";

/** The header's bell: where this person's notifications are, and how many are not read. */
export function useBell(): { href: string; unread: number } {
  const client = useClient();
  const { data } = useQuery({
    ...queryOptionsFor(
      client,
      "countUnread",
      {},
      {
        staleTimeMs: 60_000,
        refetchOnWindowFocus: true,
        handleForbidden: false,
      },
    ),
  });
  // Until it is known the bell stands without a count, so that nothing jumps.
  return { href: paths.notifications, unread: data?.unread ?? 0 };
}
