import { landingWords } from "@polyportal/domain/messages/landing.words";
import { landingCards } from "@polyportal/domain/programmes/catalogue";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import { PageTitle } from "@polyportal/ui/page-title";
import { PageFrame } from "../../app/page-frame.tsx";
import { SessionEnded } from "../../app/session-ended.tsx";
import { useSchool } from "../../app/school.ts";
import { Notices } from "./notices.tsx";
import { MoreProgrammes } from "./more-programmes.tsx";
import { ProgrammeCard } from "./programme-card.tsx";
import { useOffers } from "./use-offers.ts";

/** The front page: the school's notices and the programmes that one can apply for. */
export function Page() {
  const school = useSchool();
  const offers = useOffers();
  const card = (programme: ProgrammeEntry) => (
    <li key={programme.slug}>
      <ProgrammeCard
        programme={programme}
        offer={offers?.find((offer) => offer.programme === programme.slug)}
        coming={!offers}
      />
    </li>
  );
  return (
    <PageFrame title={landingWords.admissions} banner={<Notices />}>
      <SessionEnded />
      <PageTitle lead={landingWords.landingLead}>{landingWords.applyTo(school.name)}</PageTitle>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">{landingCards.map(card)}</ul>
      <MoreProgrammes offers={offers ?? none} />
    </PageFrame>
  );
}

const none: readonly never[] = [];
