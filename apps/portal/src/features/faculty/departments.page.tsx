import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { Button } from "@polyportal/ui/button";
import { Suspense, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useViewAct } from "../../parts/list/use-view-act.ts";
import {
  ofAll,
  ofOneFaculty,
  optionsPage,
  programmesOf,
  type Department,
} from "./department-columns.tsx";
import { idOf, nameOf, stateFilter } from "./unit-columns.tsx";
import { onlyOne, optionsOf, useFaculties } from "./use-all-units.ts";

const DepartmentBeside = lazyPart(
  async () => (await import("./department-beside.tsx")).DepartmentBeside,
);

const DepartmentForm = lazyPart(async () => (await import("./department-form.tsx")).DepartmentForm);

const SwitchUnit = lazyPart(async () => (await import("./switch-unit.tsx")).SwitchUnit);

const MoveDepartment = lazyPart(async () => (await import("./move-department.tsx")).MoveDepartment);

const { departments: words, faculties, columns: heads, acts } = schoolSetupMessages;

const record = { content: DepartmentBeside, columns: ["name", "code", "active"] };

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
  const view = useViewAct();
  const rowActions = useCallback(
    (department: Department) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const open = (act: "edit" | "switch" | "move") => () => setOpened({ act, department });
      return [
        view(idOf(department)),
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
    [mayEnter, view],
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
      record={record}
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
