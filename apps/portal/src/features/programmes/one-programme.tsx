import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { entryBySlug, type ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { DescriptionList } from "@polyportal/ui/description-list";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { Past } from "../../parts/history/past.tsx";
import { EditProgramme } from "./edit-programme.tsx";
import { factsOf, textItemsOf } from "./programme-texts.ts";

/** One programme: what it is by definition, and what the school says of it. */
export function OneProgramme({ slug }: { slug: string }) {
  const programme = entryBySlug(slug);
  if (!programme) {
    return (
      <PortalPage title={words.title}>
        <EmptyState
          title={words.notFound}
          action={<Link href={staffPaths.programmes}>{words.title}</Link>}
        />
      </PortalPage>
    );
  }
  return (
    <PortalPage title={words.editTitle(programme.title)} lead={words.editLead}>
      <Known slug={programme.slug as ProgrammeSlug} />
    </PortalPage>
  );
}

function Known({ slug }: { slug: ProgrammeSlug }) {
  const query = useQuery(queryOptionsFor(useClient(), "getProgramme", { slug }));
  const mayEnter = useMay("school.enter", "updateProgramme");
  return (
    <Fetched query={query}>
      {(programme) => (
        <div className="grid grid-cols-1 gap-8">
          <section aria-label={words.facts}>
            <DescriptionList columns={3} phoneColumns={2} items={factsOf(programme)} />
          </section>
          {mayEnter ? (
            <EditProgramme programme={programme} refetch={query.refetch} />
          ) : (
            <section aria-label={words.said}>
              <DescriptionList items={textItemsOf(programme)} />
            </section>
          )}
          <Past subject="programme" id={slug} name={programme.title} />
        </div>
      )}
    </Fetched>
  );
}
