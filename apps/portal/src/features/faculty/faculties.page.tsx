import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { Button } from "@polyportal/ui/button";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useViewAct } from "../../parts/list/use-view-act.ts";
import { columns, departmentsOf, type Faculty } from "./faculty-columns.tsx";
import { idOf, nameOf, stateFilter } from "./unit-columns.tsx";

const FacultyForm = lazyPart(async () => (await import("./faculty-form.tsx")).FacultyForm);

const FacultyBeside = lazyPart(async () => (await import("./faculty-beside.tsx")).FacultyBeside);

const SwitchUnit = lazyPart(async () => (await import("./switch-unit.tsx")).SwitchUnit);

const { faculties: words, acts } = schoolSetupMessages;

const record = { content: FacultyBeside, columns: ["name", "code", "active"] };

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
  const view = useViewAct();
  const rowActions = useCallback(
    (faculty: Faculty) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        view(idOf(faculty)),
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
    [mayEnter, view],
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
      record={record}
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
