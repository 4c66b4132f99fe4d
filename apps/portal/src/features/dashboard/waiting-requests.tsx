import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { adminDashboardMessages as words } from "@polyportal/domain/messages/admin-dashboard";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Card } from "@polyportal/ui/card";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";

/** Applicants who wait for this lecturer's word; nothing where none does, or while it is not known. */
export function WaitingRequests() {
  const asked = { state: ["waiting" as const], size: 1 };
  const { data } = useQuery(
    // What is not told here still stands among the notifications.
    queryOptionsFor(useClient(), "listStaffRequests", asked, { handleForbidden: false }),
  );
  if (!data?.total) return null;
  return (
    <Card title={words.waits}>
      <Link
        className="inline-flex min-h-control items-center sm:min-h-7"
        href={staffPaths.requests}
      >
        {words.requests(data.total)}
      </Link>
    </Card>
  );
}
