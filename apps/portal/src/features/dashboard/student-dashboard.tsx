import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { dashboardWords } from "@polyportal/domain/messages/dashboard.words";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Money } from "@polyportal/ui/money";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { CgpaPlot } from "../../parts/results/cgpa-plot.tsx";
import { LoadFailed } from "../../app/load-failed.tsx";
import { NextSteps } from "./next-steps.tsx";
import { StatusLine } from "./status-line.tsx";

type Board = Output<"getStudentDashboard">;

/** What a student does next, and how the student stands with fees, courses and results. */
export function StudentDashboard() {
  const client = useClient();
  const { data, error, refetch } = useQuery(queryOptionsFor(client, "getStudentDashboard", {}));
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <>
      <StatusLine board={data} />
      <Card title={dashboardMessages.nextSteps} aria-busy={!data}>
        {data ? <NextSteps board={data} /> : <SkeletonText lines={4} />}
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <Card title={dashboardMessages.fees} aria-busy={!data}>
          {data ? (
            <DescriptionList phoneColumns={2} items={feesOf(data)} />
          ) : (
            <SkeletonText lines={4} />
          )}
        </Card>
        <Card title={dashboardMessages.credits} aria-busy={!data}>
          {data ? <DescriptionList columns={1} items={loadOf(data)} /> : <SkeletonText lines={4} />}
        </Card>
      </div>
      <CgpaPlot semesters={data?.averages} />
    </>
  );
}

const feesOf = ({ fees, session }: Board) => [
  { term: `${dashboardMessages.total}, ${session.name}`, value: <Money amount={fees.total} /> },
  { term: dashboardMessages.paid, value: <Money amount={fees.paid} /> },
  { term: dashboardMessages.balance, value: <Money amount={fees.balance} /> },
  ...(fees.arrears > 0
    ? [{ term: dashboardMessages.arrears, value: <Money amount={fees.arrears} /> }]
    : []),
];

const loadOf = ({ semesters, session }: Board) =>
  semesters.map(({ semester, registration, totalUnits, maximumUnits }) => ({
    term: dashboardWords.semesterOf(semester, session.name),
    value:
      registration === null
        ? dashboardMessages.notRegistered
        : [
            maximumUnits === null
              ? dashboardWords.units(formatCreditUnits(totalUnits))
              : dashboardWords.unitsOfAtMost(
                  formatCreditUnits(totalUnits),
                  formatCreditUnits(maximumUnits),
                ),
            registrationStates[registration].toLowerCase(),
          ].join(", "),
  }));
