import { lecturerList } from "@polyportal/api-client/list/lecturers";
import { actMessages } from "@polyportal/domain/messages/act";
import { lecturerMessages as words } from "@polyportal/domain/messages/lecturers";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { activeLook } from "../../parts/list/active-look.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { PersonLink } from "../../parts/people/person-link.tsx";

// Its form comes when one is edited.
const EditLecturer = lazyPart(async () => (await import("./edit-lecturer.tsx")).EditLecturer);

type Lecturer = RowOf<"listLecturers">;

const LecturerDetailPanel = lazyPart(
  async () => (await import("./lecturer-detail-panel.tsx")).LecturerDetailPanel,
);

const record = { content: LecturerDetailPanel, columns: ["fullName", "staffNumber", "active"] };

const lecturers = listOf(lecturerList, {
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
    width: 11,
    grow: 2,
  },
  title: { width: 4, grow: 0 },
  staffNumber: { width: 8 },
  employmentStatus: { hidden: true },
  specialisation: { hidden: true },
  email: { hidden: true },
  mobileNumber: { hidden: true },
  courses: { width: 5 },
  active: activeLook,
});

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
  const [over, open] = useOver();
  const rowActions = useCallback(
    ({ id, staffNumber }: Lecturer) => [
      {
        label: words.edit,
        onSelect: () => open(EditLecturer, { id }),
        disabledReason: mayEnter
          ? staffNumber
            ? undefined
            : words.needsNumber
          : actMessages.noClaim,
      },
      { label: userMessages.manage, href: withSearch(staffPaths.manageUser, { user: id }) },
    ],
    [mayEnter, open],
  );
  return (
    <ListPage
      {...lecturers}
      title={words.title}
      lead={words.lead}
      rowActions={rowActions}
      record={record}
      history="user"
      over={over}
      actions={mayEnter && <ImportLink variant="primary" />}
    />
  );
}
