import type { ProgrammePage } from "@polyportal/api-client/contract/application-programme";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { landingMessages } from "@polyportal/domain/messages/landing";
import { programmePageWords as words } from "@polyportal/domain/messages/programme-page.words";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Link } from "@polyportal/ui/link";
import { DepartmentRequirements } from "../../app/department-requirements.tsx";
import { Part } from "./part.tsx";

type Props = {
  page: ProgrammePage;
  /** Where one finds out which departments take one. */
  eligibility: string;
};

/** Fee, days and requirements: what the school has said, and when that was read. */
export function ProgrammeFacts({ page, eligibility }: Props) {
  const { fees, session, opensAt, closesAt, departments, asOf } = page;
  const when = new Date(asOf);
  return (
    <>
      <Part title={words.dates}>
        <DescriptionList
          items={[
            { term: words.state, value: landingMessages.state(page, when) },
            { term: words.session, value: session },
            ...(opensAt ? [{ term: words.opens, value: formatDate(opensAt) }] : []),
            ...(closesAt ? [{ term: words.closes, value: formatDate(closesAt) }] : []),
          ]}
        />
        <p className="text-ink-muted">
          {words.asOf(formatDateTime(asOf))} {words.after}
        </p>
      </Part>
      <Part title={words.fee}>
        <DescriptionList
          items={fees.map(({ award, amount }) => ({
            term: award ?? words.fee,
            value: formatNaira(amount),
          }))}
        />
      </Part>
      <Part title={words.requirements}>
        {departments.length === 0 ? (
          <p>{words.noDepartments}</p>
        ) : (
          <DepartmentRequirements departments={departments} notSaid={words.notSaid} />
        )}
        <p>
          <Link href={eligibility} className="ui-alone font-semibold">
            {words.eligible}
          </Link>
        </p>
      </Part>
    </>
  );
}
