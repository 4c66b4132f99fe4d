import type { Output } from "@polyportal/api-client/client/client";
import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { lazy, Suspense, useCallback, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import {
  codeColumn,
  countColumn,
  idOf,
  nameColumn,
  nameOf,
  stateColumn,
  stateFilter,
} from "./unit-columns.tsx";

const FacultyForm = lazy(async () => ({
  default: (await import("./faculty-form.tsx")).FacultyForm,
}));

const SwitchUnit = lazy(async () => ({
  default: (await import("./switch-unit.tsx")).SwitchUnit,
}));

type Faculty = Output<"listSchoolFaculties">["items"][number];

const { faculties: words, columns: heads, acts } = schoolSetupMessages;

const departmentsOf = ({ id }: Faculty) => withSearch(staffPaths.departments, { faculty: id });

const columns: readonly DataColumn<Faculty>[] = [
  nameColumn(departmentsOf),
  codeColumn(),
  {
    id: "dean",
    header: heads.dean,
    value: ({ dean }) => dean,
    sortable: false,
    width: 10,
    grow: 2,
  },
  countColumn("departments", ({ departments }) => departments),
  countColumn("students", ({ students }) => students),
  stateColumn(),
];

const filters = [stateFilter];

/** The faculties of the school: added, changed, switched on and off; each leads to its departments. */
export function Page() {
  const mayEnter = useProfile().claims.includes("school.enter");
  return (
    <OrImport
      allowed={mayEnter}
      endpoints={{
        preview: "previewFaculties",
        upload: "uploadFaculties",
        sample: "downloadFacultiesSample",
      }}
      noun={words.noun}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const [edited, setEdited] = useState<Faculty | "new">();
  const [switched, setSwitched] = useState<Faculty>();
  const rowActions = useCallback(
    (faculty: Faculty) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        { label: acts.departments, href: departmentsOf(faculty) },
        { label: acts.edit, disabledReason, onSelect: () => setEdited(faculty) },
        {
          label: faculty.active ? acts.deactivate : acts.activate,
          danger: faculty.active,
          disabledReason,
          onSelect: () => setSwitched(faculty),
        },
      ];
    },
    [mayEnter],
  );
  return (
    <ListPage
      list="listSchoolFaculties"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      exported
      history="faculty"
      empty={words.none}
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <Button onClick={() => setEdited("new")}>{words.add}</Button>
          </>
        )
      }
      over={
        <Suspense fallback={null}>
          {edited && (
            <FacultyForm
              {...(edited !== "new" && { faculty: edited })}
              onClose={() => setEdited(undefined)}
            />
          )}
          {switched && (
            <SwitchUnit kind="faculty" unit={switched} onClose={() => setSwitched(undefined)} />
          )}
        </Suspense>
      }
    />
  );
}
