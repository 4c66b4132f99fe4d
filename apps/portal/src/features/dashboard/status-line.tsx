import type { Output } from "@polyportal/api-client/client/client";
import { formatAverage, formatCreditUnits } from "@polyportal/domain/format/marks";
import { formatNaira } from "@polyportal/domain/format/naira";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { cgpaTerm } from "@polyportal/domain/messages/results";
import { paths } from "@polyportal/domain/routes/paths";
import { FigureStrip } from "@polyportal/ui/figure-strip";

type Board = Output<"getStudentDashboard">;

/** Balance, units, CGPA and bed in one line, each a way to its page, also before its figure has come. */
export function StatusLine({ board }: { board: Board | undefined }) {
  return <FigureStrip label={dashboardMessages.status} items={figuresOf(board)} />;
}

function figuresOf(board: Board | undefined) {
  const latest = board?.averages.at(-1);
  return [
    { term: dashboardMessages.balance, value: board && owedOf(board), href: paths.schoolFees },
    {
      term: dashboardMessages.units,
      value: board && registeredOf(board),
      href: paths.courseRegistration,
    },
    {
      term: board && latest ? cgpaTerm(board.levelId, latest) : dashboardMessages.cgpa,
      value: board && (latest ? formatAverage(latest.cgpa) : dashboardMessages.noResults),
      href: paths.results,
    },
    { term: dashboardMessages.bed, value: board && bedOf(board), href: paths.hostel },
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
