import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import type { Siwes } from "@polyportal/api-client/contract/siwes";
import { backToDashboard } from "@polyportal/domain/messages/way-back";
import { siwesWords } from "@polyportal/domain/messages/siwes.words";
import { paths } from "@polyportal/domain/routes/paths";
import { siwesLevels } from "@polyportal/domain/siwes/who";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Logbook } from "./logbook.tsx";
import { PlacementCard } from "./placement-card.tsx";

// A logbook is read more often than written: the forms come when they are opened.
const PlacementForm = lazyPart(async () => (await import("./placement-form.tsx")).PlacementForm);
const WeekForm = lazyPart(async () => (await import("./week-form.tsx")).WeekForm);

/** The industrial training of the session: where it is, and what was done in each week. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "getSiwes", {}));
  return (
    <PortalPage
      title={siwesWords.title}
      lead={siwesWords.siwesLead}
      actions={
        query.data?.placement && (
          <Button asChild variant="secondary">
            <BareLink href={paths.siwesPreview}>{siwesWords.previewAndPrint}</BareLink>
          </Button>
        )
      }
    >
      <Fetched query={query} label={siwesWords.fetchingPlacement}>
        {(siwes) => <Training siwes={siwes} />}
      </Fetched>
    </PortalPage>
  );
}

/** Which part is open stands in the address: `?edit=placement`, `?week=3`. */
function Training({ siwes }: { siwes: Siwes }) {
  const [search] = useSearchParams();
  const week = siwes.weeks.find((one) => one.open && String(one.week) === search.get("week"));
  // Saved elsewhere since: the form begins anew from that, and what was typed here stands against it.
  const form = <PlacementForm key={siwes.placement?.updatedAt} siwes={siwes} />;
  if (!siwes.placement) return siwes.goes ? form : <NotYours />;
  if (siwes.goes && search.get("edit") === "placement") return form;
  if (week) return <WeekForm key={`${week.week} ${week.updatedAt}`} week={week} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlacementCard placement={siwes.placement} editable={siwes.goes} />
      <Logbook weeks={siwes.weeks} />
    </div>
  );
}

function NotYours() {
  return (
    <EmptyState
      action={
        <Button asChild variant="secondary">
          <BareLink href={paths.dashboard}>{backToDashboard}</BareLink>
        </Button>
      }
    >
      {siwesWords.notYours(siwesLevels)}
    </EmptyState>
  );
}
