import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { landingMessages } from "@polyportal/domain/messages/landing";
import { programmePageWords as words } from "@polyportal/domain/messages/programme-page.words";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { groupedProgrammes } from "@polyportal/domain/programmes/grouped";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import { Link } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { useQuery } from "@tanstack/react-query";
import { PageFrame } from "../../app/page-frame.tsx";
import { Finder } from "./finder.tsx";
import { Part } from "./part.tsx";

type Offer = Output<"listApplicationTypes">[number];

/** Every programme with its state and fee, and questions that lead to one. */
export function Page() {
  // Without an answer the page is complete all the same: each programme's own page says its days.
  const { data = [] } = useQuery(queryOptionsFor(useClient(), "listApplicationTypes", {}));
  const stateOf = (slug: string) => {
    const offer = data.find(({ programme }) => programme === slug);
    return offer && told(offer);
  };
  return (
    <PageFrame title={words.title}>
      <div className="grid max-w-prose grid-cols-1 gap-8">
        <PageTitle lead={words.lead}>{words.title}</PageTitle>
        <Finder stateOf={stateOf} />
        {groupedProgrammes.map(({ title, slugs }) => (
          <Part key={title} title={title}>
            <ul className="divide-y divide-line border-y border-line">
              {slugs.map((slug) => (
                <li key={slug} className="py-2">
                  <Link href={programmePath(slug)} className="ui-alone font-semibold">
                    {entryBySlug(slug)?.title}
                  </Link>
                  <span className="block text-14 text-ink-muted tabular-nums">{stateOf(slug)}</span>
                </li>
              ))}
            </ul>
          </Part>
        ))}
      </div>
    </PageFrame>
  );
}

const told = (offer: Offer): string =>
  `${landingMessages.fee(offer)} · ${landingMessages.state(offer)}`;
