import { landingMessages } from "@polyportal/domain/messages/landing";
import { landingWords } from "@polyportal/domain/messages/landing.words";
import { entryBySlug, generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { programmePath, programmesPath } from "@polyportal/domain/programmes/page-paths";
import { groupedProgrammes } from "@polyportal/domain/programmes/grouped";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import { Accordion } from "@polyportal/ui/accordion";
import { Link } from "@polyportal/ui/link";
import type { Offer } from "./use-offers.ts";

type Props = { offers: readonly Offer[] };

const groups = groupedProgrammes.map(({ title, slugs }) => ({
  title,
  programmes: slugs.flatMap((slug) => entryBySlug(slug) ?? []).filter(({ card }) => !card),
}));

/** The programmes without a card, by whom they are for: those that are closed come last. */
export function MoreProgrammes({ offers }: Props) {
  const offerOf = ({ slug }: ProgrammeEntry) => offers.find(({ programme }) => programme === slug);
  const isClosed = (programme: ProgrammeEntry) => (offerOf(programme)?.open === false ? 1 : 0);
  return (
    <section aria-labelledby="more" className="mt-8">
      <h2 id="more" className="mb-3 text-22 font-semibold">
        {landingWords.moreProgrammes}
      </h2>
      <p className="mb-3">
        <Link href={programmesPath} className="ui-alone">
          {landingWords.whichProgramme}
        </Link>
      </p>
      <Accordion
        items={groups.map(({ title, programmes }) => ({
          title,
          content: (
            <ul className="divide-y divide-line">
              {programmes
                .toSorted((one, other) => isClosed(one) - isClosed(other))
                .map((programme) => (
                  <Line key={programme.slug} programme={programme} offer={offerOf(programme)} />
                ))}
            </ul>
          ),
        }))}
      />
    </section>
  );
}

function Line({ programme, offer }: { programme: ProgrammeEntry; offer: Offer | undefined }) {
  const forIt = <span className="sr-only"> {landingWords.forProgramme(programme.title)}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Link href={programmePath(programme.slug)} className="ui-alone font-semibold">
          {programme.title}
        </Link>
        {offer && (
          <span className="block text-14 text-ink-muted tabular-nums">
            {landingMessages.fee(offer)} · {landingMessages.state(offer)}
          </span>
        )}
      </div>
      {offer?.open === false && (
        // The page that asks for the address, and says what is asked besides.
        <Link href={programmePath(programme.slug)} className="ui-alone">
          {landingWords.whenOpen}
          {forIt}
        </Link>
      )}
      <Link href={generateInvoiceOf(programme)} className="ui-alone">
        {landingWords.generateInvoice}
        {forIt}
      </Link>
      <Link href={programme.paths.login} className="ui-alone">
        {landingWords.applicationForm}
        {forIt}
      </Link>
    </li>
  );
}
