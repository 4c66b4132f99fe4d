import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { entryBySlug, type ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { DescriptionList } from "@polyportal/ui/description-list";
import { EmptyState } from "@polyportal/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { factsOf, textItemsOf } from "./programme-texts.ts";

/** One programme beside the list, to be read; its page changes what the school says of it. */
export function ProgrammeDetailPanel({ id, focused }: RecordProps) {
  const programme = entryBySlug(id);
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={programme?.title ?? words.title}
      page={programme && withSearch(staffPaths.programmes, { programme: id })}
    >
      {programme ? (
        <Known slug={programme.slug as ProgrammeSlug} title={programme.title} />
      ) : (
        <EmptyState title={words.notFound} />
      )}
    </DetailPanel>
  );
}

function Known({ slug, title }: { slug: ProgrammeSlug; title: string }) {
  const query = useQuery(queryOptionsFor(useClient(), "getProgramme", { slug }));
  const wide = useWide();
  const Heading = wide ? "h3" : "h2";
  return (
    <Fetched query={query}>
      {(programme) => (
        <>
          <DescriptionList phoneColumns={2} items={factsOf(programme)} />
          <hr className="border-line" />
          <Heading className="font-semibold">{words.said}</Heading>
          <DescriptionList items={textItemsOf(programme)} />
          <Past subject="programme" id={slug} name={title} level={wide ? 3 : 2} />
        </>
      )}
    </Fetched>
  );
}
