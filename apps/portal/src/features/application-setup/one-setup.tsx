import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { entryBySlug, type ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { Past } from "../../parts/history/past.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { Fees } from "./fees.tsx";
import { Requirements } from "./requirements.tsx";
import { ScreeningPart } from "./screening.tsx";
import { SetupForm } from "./setup-form.tsx";
import { Toggle } from "./toggle.tsx";

const recorded = "applicationSetup" as const;

/** One programme's applications in a session. */
export function OneSetup({ slug, sessionId }: { slug: string; sessionId: number }) {
  const programme = entryBySlug(slug);
  if (!programme) {
    return (
      <PortalPage title={words.title}>
        <EmptyState
          title={words.notFound}
          action={<Link href={staffPaths.applicationSetup}>{words.title}</Link>}
        />
      </PortalPage>
    );
  }
  return <Known slug={programme.slug as ProgrammeSlug} sessionId={sessionId} />;
}

function Known({ slug, sessionId }: { slug: ProgrammeSlug; sessionId: number }) {
  const query = useQuery(queryOptionsFor(useClient(), "getApplicationSetup", { slug, sessionId }));
  const mayEnter = useMay("applications.enter", "updateApplicationSetup", "toggleApplications");
  const setup = query.data;
  return (
    <PortalPage
      title={setup ? words.titleOf(setup.title, setup.session) : words.title}
      lead={words.lead}
      actions={<ButtonLink href={staffPaths.applicationSetup}>{words.title}</ButtonLink>}
    >
      <Fetched query={query}>
        {(known) => (
          <div className="grid grid-cols-1 gap-8">
            <Toggle setup={known} mayEnter={mayEnter} />
            <Fees setup={known} mayEnter={mayEnter} />
            <SetupForm setup={known} mayEnter={mayEnter} refetch={query.refetch} />
            <Requirements setup={known} mayEnter={mayEnter} />
            <ScreeningPart setup={known} />
            <Past
              subject={recorded}
              id={`${slug} ${sessionId}`}
              name={words.titleOf(known.title, known.session)}
            />
          </div>
        )}
      </Fetched>
    </PortalPage>
  );
}
