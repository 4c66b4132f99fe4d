import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import {
  approvalPages as words,
  registrationFlagNames,
} from "@polyportal/domain/messages/registration-approvals";
import { approvalPath } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import type { Filter } from "@polyportal/ui/filter";
import { Link } from "@polyportal/ui/link";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { ofDepartments, ofLevels, ofSemester, ofSession } from "../../parts/list/filters.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import type { SeenRegistration } from "./decide-registrations.tsx";
import { RegistrationFlags, RegistrationState } from "./registration-badges.tsx";

const DecideRegistrations = lazy(async () => ({
  default: (await import("./decide-registrations.tsx")).DecideRegistrations,
}));

type Registration = Output<"listRegistrationApprovals">["items"][number];

const { columns: heads } = words;

const columns: readonly DataColumn<Registration>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    cell: ({ id, fullName }) => (
      <Link href={approvalPath(id)} className="ui-alone">
        {fullName}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    sortable: false,
    width: 10,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, width: 7 },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    hidden: true,
  },
  {
    id: "courses",
    header: heads.courses,
    value: ({ courses }) => courses,
    numeric: true,
    sortable: false,
    hidden: true,
  },
  {
    id: "units",
    header: heads.units,
    value: ({ units }) => formatCreditUnits(units),
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  {
    id: "bounds",
    header: heads.bounds,
    value: ({ minimumUnits, maximumUnits }) => words.bounds(minimumUnits, maximumUnits),
    sortable: false,
    width: 8,
    grow: 0,
  },
  {
    id: "flags",
    header: heads.flags,
    value: ({ flags }) => flags.map((flag) => registrationFlagNames[flag]).join(", "),
    cell: ({ flags }) => <RegistrationFlags flags={flags} />,
    sortable: false,
    width: 11,
    grow: 2,
  },
  {
    id: "days",
    header: heads.days,
    value: ({ days }) => days,
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => registrationStates[state],
    cell: ({ state }) => <RegistrationState state={state} />,
    sortable: false,
    hidden: true,
  },
  {
    id: "submittedAt",
    header: heads.submittedAt,
    value: ({ submittedAt }) => formatDateTime(submittedAt),
    hidden: true,
  },
];

const idOf = ({ id }: Registration) => id;
const nameOf = ({ fullName }: Registration) => fullName;
const rowActions = ({ id }: Registration) => [{ label: words.look, href: approvalPath(id) }];

const byMatricNumber = {
  called: pasteListMessages.rows.matricNumbers,
  of: ({ matricNumber }: Registration) => matricNumber,
};

const none: readonly Filter[] = [];
const states = ["submitted", "approved", "returned"] as const;
const acts = ["approve", "return"] as const;

type Deciding = {
  act: (typeof acts)[number];
  registrations: readonly SeenRegistration[];
  clear: () => void;
};

/** Registrations that wait for their officer, decided about one by one or many at once. */
export function Approvals({ lead, further = none }: { lead: string; further?: readonly Filter[] }) {
  const decides = useProfile().claims.includes("registration.approve");
  const units = useUnits();
  const sessions = useSessions();
  const [deciding, setDeciding] = useState<Deciding>();
  // As what each chosen row was seen, also of rows of other pages.
  const seen = useRef(new Map<string, SeenRegistration>());
  const filters = useMemo(
    (): readonly Filter[] => [
      ofSession(heads.session, sessions),
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
      ...further,
      {
        kind: "several",
        name: "state",
        label: heads.state,
        options: states.map((state) => ({ value: state, label: registrationStates[state] })),
      },
    ],
    [sessions, units, further],
  );
  const note = ({ id, submittedAt }: Registration): string => {
    seen.current.set(id, { id, submittedAt });
    return id;
  };
  const bulkActions = ({ ids, clear }: TableSelection) => {
    const registrations = ids.flatMap((id) => seen.current.get(id) ?? []);
    return acts.map((act) => (
      <Button
        key={act}
        size="small"
        variant={act === "return" ? "danger" : "secondary"}
        onClick={() => setDeciding({ act, registrations, clear })}
      >
        {words[act]}
      </Button>
    ));
  };
  return (
    <ListPage
      list="listRegistrationApprovals"
      title={words.title}
      lead={lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={decides ? note : idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      history="courseRegistration"
      empty={words.nothingWaits}
      exported
      bulkActions={decides ? bulkActions : undefined}
      pasted={decides ? byMatricNumber : undefined}
      over={
        deciding && (
          <Suspense fallback={null}>
            <DecideRegistrations
              {...deciding}
              onClose={() => setDeciding(undefined)}
              onDone={deciding.clear}
            />
          </Suspense>
        )
      }
    />
  );
}
