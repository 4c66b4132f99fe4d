import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { paths } from "@polyportal/domain/routes/paths";
import { EmptyState } from "@polyportal/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { SessionCard } from "./session-card.tsx";

/** How each semester's registration stands, what is missing, and the way on. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "listRegistrations", {}));
  return (
    <PortalPage
      title={courseRegistrationWords.courseRegistration}
      lead={courseRegistrationWords.registrationsLead}
      actions={
        <ButtonLink href={paths.courseRegistrationSession}>
          {courseRegistrationWords.chooseSession}
        </ButtonLink>
      }
    >
      <Fetched query={query} label={courseRegistrationWords.fetchingRegistrations}>
        {(sessions) =>
          sessions.length > 0 ? (
            <div className="grid grid-cols-1 gap-6">
              {sessions.map((session) => (
                <SessionCard key={session.session.id} {...session} />
              ))}
            </div>
          ) : (
            <EmptyState>{courseRegistrationWords.notYetAStudent}</EmptyState>
          )
        }
      </Fetched>
    </PortalPage>
  );
}
