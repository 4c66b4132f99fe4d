import type { Output } from "@polyportal/api-client/client/client";
import { registrationFlags } from "@polyportal/domain/course-registration/flags";
import { formatDateTime } from "@polyportal/domain/format/date";
import { formatCreditUnits, formatPoints } from "@polyportal/domain/format/marks";
import { formatNaira, toNaira } from "@polyportal/domain/format/naira";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import {
  approvalPages as words,
  registrationFlagNames,
  registrationVerdicts,
} from "@polyportal/domain/messages/registration-approvals";
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Part } from "./part.tsx";
import { RegistrationState } from "./registration-state.tsx";

// They stand under the courses, and come after them.
const EarlierVersions = lazyPart(
  async () => (await import("./earlier-versions.tsx")).EarlierVersions,
);

type Registration = Output<"getRegistrationApproval">;
type Course = Registration["courses"][number];
type Props = { registration: Registration };

const { columns: heads } = words;

const courseColumns: readonly DataColumn<Course>[] = [
  {
    id: "code",
    header: listColumns.course,
    value: ({ code }) => code,
    rowHeader: true,
    fixed: true,
    width: 6,
    grow: 0,
  },
  { id: "title", header: listColumns.courseTitle, value: ({ title }) => title, width: 12, grow: 2 },
  {
    id: "creditUnit",
    header: listColumns.units,
    value: ({ creditUnit }) => formatCreditUnits(creditUnit),
    numeric: true,
    width: 4,
    grow: 0,
  },
  { id: "kind", header: heads.kind, value: ({ kind }) => kind, width: 7 },
  { id: "missing", header: heads.needs, value: ({ missing }) => missing.join(", "), width: 8 },
];

const codeOf = ({ code }: { code: string }) => code;

/** What an officer looks at before deciding. */
export function LookedRegistration({ registration }: Props) {
  const { student, state, courses } = registration;
  return (
    <>
      <p className="mb-4">
        <RegistrationState state={state} />
      </p>
      <DescriptionList items={factsOf(registration)} columns={3} />
      <Part title={words.verdicts}>
        <Verdicts registration={registration} />
      </Part>
      <div className="mt-8">
        <DataTable
          label={words.coursesOf(student.fullName)}
          columns={courseColumns}
          rows={courses}
          rowId={codeOf}
          rowLabel={codeOf}
        />
      </div>
      {registration.versions.length > 0 && (
        <Suspense fallback={null}>
          <EarlierVersions versions={registration.versions} />
        </Suspense>
      )}
      <Part title={words.results}>
        <Results results={registration.results} />
      </Part>
    </>
  );
}

const factsOf = (one: Registration) => [
  { term: listColumns.studentNumber, value: one.student.matricNumber },
  { term: listColumns.level, value: `${one.student.department}, ${one.student.level}` },
  { term: words.adviser, value: one.adviser || words.nobodyAdvises },
  { term: words.sentAt, value: formatDateTime(one.submittedAt) },
  ...(one.decidedAt
    ? [
        {
          term: words.decided(registrationStates[one.state], one.decidedBy),
          value: `${formatDateTime(one.decidedAt)}${one.reason && `: ${one.reason}`}`,
        },
      ]
    : []),
  { term: words.fees, value: feesOf(one.fees) },
  ...(one.fees.arrearsKobo > 0
    ? [{ term: words.arrears, value: formatNaira(toNaira(one.fees.arrearsKobo)) }]
    : []),
];

function feesOf({ cleared, firstInstalmentPaid, balanceKobo }: Registration["fees"]): string {
  if (cleared) return words.cleared;
  const left = formatNaira(toNaira(balanceKobo));
  return firstInstalmentPaid ? words.firstInstalment(left) : words.unpaid(left);
}

/** Each rule with its verdict; what stands out goes first. */
function Verdicts({ registration }: Props) {
  const verdicts = registrationFlags.map((flag) => ({
    flag,
    raised: registration.flags.includes(flag),
  }));
  const inOrder = verdicts.toSorted((one, other) => Number(other.raised) - Number(one.raised));
  return (
    <ul className="grid gap-3">
      {inOrder.map(({ flag, raised }) => (
        <li key={flag} className="grid gap-x-3 gap-y-1 sm:grid-cols-[7rem_1fr] sm:items-baseline">
          <span>
            <Badge status={raised ? "warning" : "success"}>
              {raised ? words.standsOut : words.right}
            </Badge>
          </span>
          <span>
            <strong className="font-semibold">{registrationFlagNames[flag]}.</strong>{" "}
            {registrationVerdicts[flag](raised, registration)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Results({ results }: Pick<Registration, "results">) {
  if (results.length === 0) return <p className="text-ink-muted">{words.noResults}</p>;
  return results.map(({ session, semester, gpa, cgpa, grades }) => (
    <div key={`${session} ${semester}`} className="mt-4 first:mt-0">
      <h3 className="mb-2 font-semibold">{words.about(semester, session)}</h3>
      <p className="mb-2">{words.averages(formatPoints(gpa), formatPoints(cgpa))}</p>
      <DescriptionList
        columns={3}
        items={grades.map(({ code, title, grade }) => ({ term: `${code} ${title}`, value: grade }))}
      />
    </div>
  ));
}
