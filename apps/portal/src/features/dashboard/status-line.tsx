import type { Output } from "@polyportal/api-client/client/client";
import { formatAverage, formatCreditUnits } from "@polyportal/domain/format/marks";
import { formatNaira } from "@polyportal/domain/format/naira";
import { unitsOf } from "@polyportal/domain/grading/credit-units";
import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { cgpaTerm } from "@polyportal/domain/messages/results";
import { paths } from "@polyportal/domain/routes/paths";
import { BareLink } from "@polyportal/ui/link";
import { Skeleton } from "@polyportal/ui/skeleton";

type Board = Output<"getStudentDashboard">;

/** Balance, units, CGPA and bed in one line, each a way to its page, also before its figure has come. */
export function StatusLine({ board }: { board: Board | undefined }) {
  return (
    <ul
      aria-label={dashboardMessages.status}
      aria-busy={!board}
      // Two on a phone; one where large text leaves no room for two.
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-4"
    >
      {(board ? figuresOf(board) : coming).map(({ term, value, path }) => (
        <li key={term} className="min-w-0 bg-paper-raised">
          <BareLink
            href={path}
            className="block h-full px-4 py-3 -outline-offset-3 hover:bg-paper-sunken"
          >
            <span className="block text-14 text-ink-muted">{term}</span>
            <span className="block text-18 font-semibold break-words tabular-nums">
              {value ?? <Skeleton className="h-lh w-24 max-w-full" />}
            </span>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}

type Figure = { term: string; value?: string; path: string };

const coming: readonly Figure[] = [
  { term: dashboardMessages.balance, path: paths.schoolFees },
  { term: dashboardMessages.units, path: paths.courseRegistration },
  { term: dashboardMessages.cgpa, path: paths.results },
  { term: dashboardMessages.bed, path: paths.hostel },
];

function figuresOf({ levelId, fees, semesters, averages, bed }: Board): Figure[] {
  const latest = averages.at(-1);
  const owed = fees.balance + fees.arrears;
  const units = unitsOf(semesters.map(({ totalUnits }) => ({ creditUnit: totalUnits })));
  return [
    {
      term: dashboardMessages.balance,
      value: owed > 0 ? formatNaira(owed) : dashboardMessages.nothingOwed,
      path: paths.schoolFees,
    },
    {
      term: dashboardMessages.units,
      value: units > 0 ? formatCreditUnits(units) : dashboardMessages.notRegistered,
      path: paths.courseRegistration,
    },
    {
      term: latest ? cgpaTerm(levelId, latest) : dashboardMessages.cgpa,
      value: latest ? formatAverage(latest.cgpa) : dashboardMessages.noResults,
      path: paths.results,
    },
    {
      term: dashboardMessages.bed,
      value: bed
        ? [`${bed.hostel}, ${bed.room}, ${bed.bed}`, !bed.booked && dashboardMessages.held]
            .filter(Boolean)
            .join(", ")
        : dashboardMessages.noBed,
      path: paths.hostel,
    },
  ];
}
