import type { Programme } from "@polyportal/domain/programmes/programme";
import {
  generateInvoiceOf,
  landingCards,
  programmes,
} from "@polyportal/domain/programmes/programmes";
import { Link } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { PageFrame } from "../../app/page-frame.tsx";
import { SessionEnded } from "../../app/session-ended.tsx";
import { useSchool } from "../../app/school.ts";
import { Notices } from "./notices.tsx";
import { ProgrammeCard } from "./programme-card.tsx";

const withoutCard = programmes.filter((programme: Programme) => !programme.card);

/** The front page: the school's notices and the programmes that one can apply for. */
export function Page() {
  const school = useSchool();
  return (
    <PageFrame title="Admissions" banner={<Notices />}>
      <SessionEnded />
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
      <ul className="mt-8">
        {withoutCard.map((programme) => (
          <li key={programme.slug} className="flex flex-wrap items-center gap-x-4">
            <span className="w-full font-semibold sm:w-auto">{programme.title}</span>
            <Link href={generateInvoiceOf(programme)} className="py-2.5">
              Generate Invoice <span className="sr-only">for {programme.title}</span>
            </Link>
            <Link href={programme.paths.login} className="py-2.5">
              Application Form <span className="sr-only">for {programme.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
