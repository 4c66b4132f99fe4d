import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { adminDashboardMessages as words } from "@polyportal/domain/messages/admin-dashboard";
import { amendmentsPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Card } from "@polyportal/ui/card";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useProfile } from "../../app/profile.ts";

const line = "inline-flex min-h-control items-center sm:min-h-7";

/**
 * Applicants who wait for this lecturer's word, and amendments that wait for a head's or dean's; nothing
 * where none does, or while it is not known.
 */
export function WaitingRequests() {
  const client = useClient();
  const { claims } = useProfile();
  const asked = { state: ["waiting" as const], size: 1 };
  const requests = useQuery(
    // What is not told here still stands among the notifications.
    queryOptionsFor(client, "listStaffRequests", asked, { handleForbidden: false }),
  );
  const amendments = useQuery({
    ...queryOptionsFor(client, "listAmendments", { size: 1 }, { handleForbidden: false }),
    enabled: claims.includes("results.check") || claims.includes("results.approve"),
  });
  const waiting = [
    { count: requests.data?.total ?? 0, text: words.requests, href: staffPaths.requests },
    { count: amendments.data?.total ?? 0, text: words.amendments, href: amendmentsPath },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Card title={words.waits}>
      <ul className="grid gap-2">
        {waiting.map(({ count, text, href }) => (
          <li key={href}>
            <Link className={line} href={href}>
              {text(count)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
