import type { Output } from "@polyportal/api-client/client/client";
import { formatAverage, formatCreditUnits } from "@polyportal/domain/format/marks";
import { formatNaira } from "@polyportal/domain/format/naira";
import { unitsOf } from "@polyportal/domain/results/credit-units";
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
      // Four, on a phone two; fewer where large text leaves no room for them.
      className="grid grid-upto-2 gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-[repeat(auto-fit,minmax(max(10rem,20%),1fr))]"
    >
      {figuresOf(board).map(({ term, value, path }) => (
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

function figuresOf(board: Board | undefined) {
  const latest = board?.averages.at(-1);
  return [
    { term: dashboardMessages.balance, value: board && owedOf(board), path: paths.schoolFees },
    {
      term: dashboardMessages.units,
      value: board && registeredOf(board),
      path: paths.courseRegistration,
    },
    {
      term: board && latest ? cgpaTerm(board.levelId, latest) : dashboardMessages.cgpa,
      value: board && (latest ? formatAverage(latest.cgpa) : dashboardMessages.noResults),
      path: paths.results,
    },
    { term: dashboardMessages.bed, value: board && bedOf(board), path: paths.hostel },
  ];
}

function owedOf({ fees }: Board): string {
  const owed = fees.balance + fees.arrears;
  return owed > 0 ? formatNaira(owed) : dashboardMessages.nothingOwed;
}

function registeredOf({ semesters }: Board): string {
  const units = unitsOf(semesters.map(({ totalUnits }) => ({ creditUnit: totalUnits })));
  return units > 0 ? formatCreditUnits(units) : dashboardMessages.notRegistered;
}

function bedOf({ bed }: Board): string {
  if (!bed) return dashboardMessages.noBed;
  const place = `${bed.hostel}, ${bed.room}, ${bed.bed}`;
  return bed.booked ? place : `${place}, ${dashboardMessages.held}`;
}
