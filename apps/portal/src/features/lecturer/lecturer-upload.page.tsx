import { lecturerList } from "@polyportal/api-client/list/lecturers";
import { actMessages } from "@polyportal/domain/messages/act";
import { lecturerMessages as words } from "@polyportal/domain/messages/lecturers";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Badge } from "@polyportal/ui/badge";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofDepartments } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { PersonLink } from "../../parts/people/person-link.tsx";
import { useUnits } from "../../parts/units/use-units.ts";

// Its form comes when one is edited.
const EditLecturer = lazyPart(async () => (await import("./edit-lecturer.tsx")).EditLecturer);

type Lecturer = RowOf<"listLecturers">;

const LecturerBeside = lazyPart(async () => (await import("./lecturer-beside.tsx")).LecturerBeside);

const record = { content: LecturerBeside, columns: ["fullName", "staffNumber", "active"] };

const { columns: heads } = words;

const { states } = userMessages;

const columns = columnsOf(lecturerList, {
  fullName: {
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
  title: { width: 4, grow: 0 },
  staffNumber: { width: 8 },
  department: { width: 10, grow: 2 },
  employmentStatus: { hidden: true },
  specialisation: { hidden: true },
  email: { hidden: true },
  mobileNumber: { hidden: true },
  courses: { width: 5 },
  active: {
    cell: ({ active }) => (
      <Badge status={active ? "success" : "fail"}>{active ? states.active : states.off}</Badge>
    ),
    width: 9,
    grow: 0,
  },
});

const idOf = ({ id }: Lecturer) => id;
const nameOf = ({ fullName }: Lecturer) => fullName;

/** Everybody who teaches; a sheet of them is imported here. */
export function Page() {
  const mayEnter = useMay("users.enter", "updateLecturer", "previewLecturers", "uploadLecturers");
  return (
    <OrImport allowed={mayEnter} of="Lecturers" noun={words.noun}>
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
    () => [ofDepartments(heads.department, units), choiceOf(lecturerList, "active")],
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
