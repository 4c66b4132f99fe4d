import type { Output } from "@polyportal/api-client/client/client";
import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
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
import { onlyOne, optionsOf, useFaculties } from "./use-all-units.ts";

const DepartmentForm = lazy(async () => ({
  default: (await import("./department-form.tsx")).DepartmentForm,
}));

const SwitchUnit = lazy(async () => ({
  default: (await import("./switch-unit.tsx")).SwitchUnit,
}));

const MoveDepartment = lazy(async () => ({
  default: (await import("./move-department.tsx")).MoveDepartment,
}));

type Department = Output<"listSchoolDepartments">["items"][number];

const { departments: words, faculties, columns: heads, acts } = schoolSetupMessages;

const optionsPage = ({ id }: Department) =>
  withSearch(staffPaths.departmentOptions, { department: id });

const programmesOf = ({ id }: Department) =>
  withSearch(staffPaths.programmes, { department: id, open: "true" });

const headColumn: DataColumn<Department> = {
  id: "head",
  header: heads.head,
  value: ({ head }) => head,
  sortable: false,
  width: 8,
  grow: 2,
};

const counts: readonly DataColumn<Department>[] = [
  countColumn("programmes", ({ programmes }) => programmes),
  countColumn("students", ({ students }) => students),
  stateColumn(),
];

const optionsColumn = countColumn<Department>("options", ({ options }) => options);

const facultyColumn: DataColumn<Department> = {
  id: "faculty",
  header: heads.faculty,
  value: ({ faculty }) => faculty,
  sortable: false,
  width: 9,
  grow: 2,
};

const ofAll = [
  nameColumn(optionsPage),
  codeColumn<Department>(),
  facultyColumn,
  headColumn,
  // There is room for it where the faculty need not be said.
  { ...optionsColumn, hidden: true },
  ...counts,
];

const ofOneFaculty = [
  nameColumn(optionsPage),
  codeColumn<Department>(),
  { ...facultyColumn, hidden: true },
  headColumn,
  optionsColumn,
  ...counts,
];

type Opened = { act: "edit" | "switch" | "move"; department: Department } | { act: "add" };

/** The departments, of one faculty where the address says so; each leads to its options. */
export function Page() {
  const mayEnter = useProfile().claims.includes("school.enter");
  return (
    <OrImport
      allowed={mayEnter}
      endpoints={{
        preview: "previewDepartments",
        upload: "uploadDepartments",
        sample: "downloadDepartmentsSample",
      }}
      noun={words.noun}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const [opened, setOpened] = useState<Opened>();
  const rowActions = useCallback(
    (department: Department) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const open = (act: "edit" | "switch" | "move") => () => setOpened({ act, department });
      return [
        { label: acts.options, href: optionsPage(department) },
        { label: heads.programmes, href: programmesOf(department) },
        { label: acts.edit, disabledReason, onSelect: open("edit") },
        { label: acts.move, disabledReason, onSelect: open("move") },
        {
          label: department.active ? acts.deactivate : acts.activate,
          danger: department.active,
          disabledReason,
          onSelect: open("switch"),
        },
      ];
    },
    [mayEnter],
  );
  const known = useFaculties();
  const facultyId = onlyOne(useSearchParams()[0].getAll("faculty"));
  const faculty = known.find(({ id }) => id === facultyId);
  const filters = useMemo(
    () => [
      {
        kind: "several" as const,
        name: "faculty",
        label: heads.faculty,
        options: optionsOf(known),
      },
      stateFilter,
    ],
    [known],
  );
  return (
    <ListPage
      list="listSchoolDepartments"
      title={faculty ? words.titleOf(faculty.name) : words.title}
      lead={words.lead}
      columns={faculty ? ofOneFaculty : ofAll}
      filters={filters}
      searchLabel={faculties.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      exported
      history="department"
      empty={words.none}
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <Button onClick={() => setOpened({ act: "add" })}>{words.add}</Button>
          </>
        )
      }
      over={<Over opened={opened} facultyId={faculty?.id} onClose={() => setOpened(undefined)} />}
    />
  );
}

type OverProps = {
  opened: Opened | undefined;
  facultyId: number | undefined;
  onClose: () => void;
};

function Over(props: OverProps) {
  return (
    <Suspense fallback={null}>
      <Act {...props} />
    </Suspense>
  );
}

function Act({ opened, facultyId, onClose }: OverProps) {
  if (!opened) return null;
  if (opened.act === "switch") {
    return <SwitchUnit kind="department" unit={opened.department} onClose={onClose} />;
  }
  if (opened.act === "move") {
    return <MoveDepartment department={opened.department} onClose={onClose} />;
  }
  return (
    <DepartmentForm
      {...(opened.act === "edit" && { department: opened.department })}
      facultyId={facultyId}
      onClose={onClose}
    />
  );
}
