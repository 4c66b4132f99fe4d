import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { SessionCard } from "./session-card.tsx";

/** How each semester's registration stands, what is missing, and the way on. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "listRegistrations", {}));
  return (
    <PortalPage
      title="Course Registration"
      lead="Your courses by session and semester. Your course adviser approves what you register."
      actions={
        <Button asChild variant="secondary">
          <BareLink href={paths.courseRegistrationSession}>Choose session</BareLink>
        </Button>
      }
    >
      <Fetched query={query} label="Fetching your registrations…">
        {(sessions) =>
          sessions.length > 0 ? (
            <div className="grid grid-cols-1 gap-6">
              {sessions.map((session) => (
                <SessionCard key={session.session.id} {...session} />
              ))}
            </div>
          ) : (
            <EmptyState>
              You are not a student of any session yet. Please see your department.
            </EmptyState>
          )
        }
      </Fetched>
    </PortalPage>
  );
}
