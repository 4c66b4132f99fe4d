import type { Output } from "@polyportal/api-client/client/client";
import { nextSteps, type NextStep } from "@polyportal/domain/dashboard/next-steps";
import { dashboardMessages, wordsOfStep } from "@polyportal/domain/messages/dashboard";
import { paths } from "@polyportal/domain/routes/paths";
import { ArrowRightIcon } from "@polyportal/ui/icon";
import { Link } from "@polyportal/ui/link";

/** Where each step is done. */
const pageOf = {
  arrears: paths.schoolFees,
  "first-instalment": paths.schoolFees,
  balance: paths.schoolFees,
  register: paths.courseRegistration,
  returned: paths.courseRegistration,
  results: paths.results,
} as const satisfies Record<NextStep["kind"], string>;

/** What waits for the student, the most pressing first, each with its way. */
export function NextSteps({ board }: { board: Output<"getStudentDashboard"> }) {
  const steps = nextSteps({ ...board, newestResult: board.averages.at(-1) ?? null });
  if (steps.length === 0) return <p>{dashboardMessages.nothingToDo}</p>;
  return (
    <ol className="divide-y divide-line">
      {steps.map((step) => {
        const { title, body } = wordsOfStep(step);
        return (
          <li key={title} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <ArrowRightIcon className="mt-1 text-clay" />
            <div className="min-w-0">
              <Link href={pageOf[step.kind]} className="font-semibold">
                {title}
              </Link>
              <p className="max-w-prose">{body}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
