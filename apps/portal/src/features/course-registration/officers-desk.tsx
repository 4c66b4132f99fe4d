import type { Output } from "@polyportal/api-client/client/client";
import { windowSentence } from "@polyportal/domain/messages/course-registration";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { numberLabels } from "@polyportal/domain/student/number";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Link } from "@polyportal/ui/link";
import { RegistrationState } from "./registration-state.tsx";

type Desk = Output<"getRegistrationOfStudent">;

/** Whose registration it is, how it stands, and what is in the way of changing it. */
export function OfficersDesk({ desk }: { desk: Desk }) {
  const { student, window, missing, registration } = desk;
  const { labels } = words;
  return (
    <section aria-label={student.fullName} className="grid grid-cols-1 gap-4">
      <h2 className="text-18 font-semibold">{student.fullName}</h2>
      <DescriptionList
        columns={3}
        items={[
          { term: numberLabels[student.numberKind], value: student.matricNumber },
          { term: labels.department, value: `${student.department}, ${student.level}` },
          ...(registration
            ? [
                {
                  term: labels.state,
                  value: <RegistrationState state={registration.state} />,
                },
                { term: labels.officer, value: registration.officer || words.nobodyDecides },
              ]
            : []),
        ]}
      />
      <Alert status="info">
        <p>{windowSentence(window.state, window.dates)}</p>
        {registration && <p>{words.becomes[registration.state]}</p>}
      </Alert>
      {!registration && (
        <Alert status="warning">
          <p>{words.nothingRegistered(student.fullName)}</p>
          <Button asChild variant="secondary" className="mt-3">
            <Link href={staffPaths.openForStudent}>{words.openAlone}</Link>
          </Button>
        </Alert>
      )}
      {registration && missing.length > 0 && (
        <Alert status="warning" title={words.feesDue}>
          <ul className="list-disc ps-5">
            {missing.map(({ kind, text }) => (
              <li key={kind}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
    </section>
  );
}
