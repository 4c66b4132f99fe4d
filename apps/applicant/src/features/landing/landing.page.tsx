import { landingCards } from "@polyportal/domain/programmes/programmes";
import { PageTitle } from "@polyportal/ui/page-title";
import { PageFrame } from "../../app/page-frame.tsx";
import { useSchool } from "../../app/school.ts";
import { Notices } from "./notices.tsx";
import { ProgrammeCard } from "./programme-card.tsx";

/** The front page: the school's notices and the programmes that one can apply for. */
export function Page() {
  const school = useSchool();
  return (
    <PageFrame title="Admissions" banner={<Notices />}>
      <PageTitle lead="Generate an invoice, pay it, then fill in the application form with the RRR of your payment.">
        {`Apply to ${school.name}`}
      </PageTitle>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {landingCards.map((programme) => (
          <li key={programme.slug}>
            <ProgrammeCard programme={programme} />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
