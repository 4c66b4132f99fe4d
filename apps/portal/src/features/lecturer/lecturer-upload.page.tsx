import type { Output } from "@polyportal/api-client/client/client";
import { actMessages } from "@polyportal/domain/messages/act";
import { lecturerMessages as words } from "@polyportal/domain/messages/lecturers";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ofDepartments, yesOrNo } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";
import { useUnits } from "../../parts/units/use-units.ts";

// Its form comes when one is edited.
const EditLecturer = lazy(async () => ({
  default: (await import("./edit-lecturer.tsx")).EditLecturer,
}));

type Lecturer = Output<"listLecturers">["items"][number];

const LecturerBeside = lazy(async () => ({
  default: (await import("./lecturer-beside.tsx")).LecturerBeside,
}));

const record = { content: LecturerBeside, columns: ["fullName", "staffNumber", "active"] };

const { columns: heads } = words;

const { states } = userMessages;
const stateOf = ({ active }: Lecturer) => (active ? states.active : states.off);

const columns: readonly DataColumn<Lecturer>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    // Of an account without a number there is no record as a lecturer.
    cell: ({ id, fullName, staffNumber }) =>
      staffNumber ? (
        <RecordLink id={id} page={withSearch(staffPaths.manageUser, { user: id })}>
          {fullName}
        </RecordLink>
      ) : (
        <PersonLink id={id} name={fullName} />
      ),
    rowHeader: true,
    fixed: true,
    width: 11,
    grow: 2,
  },
  {
    id: "title",
    header: heads.title,
    value: (one) => one.title,
    sortable: false,
    width: 4,
    grow: 0,
  },
  { id: "staffNumber", header: heads.staffNumber, value: (one) => one.staffNumber, width: 8 },
  {
    id: "department",
    header: heads.department,
    value: (one) => one.department,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "designation",
    header: heads.designation,
    value: (one) => one.designation,
    sortable: false,
  },
  {
    id: "employmentStatus",
    header: heads.employmentStatus,
    value: (one) => one.employmentStatus,
    sortable: false,
    hidden: true,
  },
  {
    id: "specialisation",
    header: heads.specialisation,
    value: (one) => one.specialisation,
    sortable: false,
    hidden: true,
  },
  { id: "email", header: heads.email, value: (one) => one.email, sortable: false, hidden: true },
  {
    id: "mobileNumber",
    header: heads.mobileNumber,
    value: (one) => one.mobileNumber,
    sortable: false,
    hidden: true,
  },
  {
    id: "courses",
    header: heads.courses,
    value: (one) => one.courses,
    numeric: true,
    sortable: false,
    width: 5,
  },
  {
    id: "active",
    header: heads.active,
    value: stateOf,
    cell: (one) => <Badge status={one.active ? "success" : "fail"}>{stateOf(one)}</Badge>,
    sortable: false,
    width: 9,
    grow: 0,
  },
];

const idOf = ({ id }: Lecturer) => id;
const nameOf = ({ fullName }: Lecturer) => fullName;

/** Everybody who teaches; a sheet of them is imported here. */
export function Page() {
  const mayEnter = useMay("users.enter", "updateLecturer", "previewLecturers", "uploadLecturers");
  return (
    <OrImport
      allowed={mayEnter}
      endpoints={{
        preview: "previewLecturers",
        upload: "uploadLecturers",
        sample: "downloadLecturersSample",
      }}
      noun={words.noun}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const units = useUnits();
  const [edited, setEdited] = useState<string>();
  const rowActions = useCallback(
    ({ id, staffNumber }: Lecturer) => [
      {
        label: words.edit,
        onSelect: () => setEdited(id),
        disabledReason: mayEnter
          ? staffNumber
            ? undefined
            : words.needsNumber
          : actMessages.noClaim,
      },
      { label: userMessages.manage, href: withSearch(staffPaths.manageUser, { user: id }) },
    ],
    [mayEnter],
  );
  const filters = useMemo(
    () => [
      ofDepartments(heads.department, units),
      yesOrNo("active", heads.active, states.active, states.off),
    ],
    [units],
  );
  return (
    <ListPage
      list="listLecturers"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      record={record}
      empty={words.none}
      exported
      history="user"
      over={
        edited && (
          <Suspense fallback={null}>
            <EditLecturer id={edited} onClose={() => setEdited(undefined)} />
          </Suspense>
        )
      }
      actions={mayEnter && <ImportLink variant="primary" />}
    />
  );
}
