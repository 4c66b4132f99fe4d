import { actMessages } from "@polyportal/domain/messages/act";
import { optionsKind } from "@polyportal/domain/messages/import-people";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { Button } from "@polyportal/ui/button";
import { Suspense, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useViewAct } from "../../parts/list/use-view-act.ts";
import { columns, type Option } from "./option-columns.tsx";
import { idOf, nameOf, stateFilter } from "./unit-columns.tsx";
import { onlyOne, optionsOf, useDepartments } from "./use-all-units.ts";

const OptionBeside = lazyPart(async () => (await import("./option-beside.tsx")).OptionBeside);

const OptionForm = lazyPart(async () => (await import("./option-form.tsx")).OptionForm);

const SwitchUnit = lazyPart(async () => (await import("./switch-unit.tsx")).SwitchUnit);

const { options: words, columns: heads, acts } = schoolSetupMessages;

const record = { content: OptionBeside, columns: ["name", "active"] };

/** What departments are split into, of one of them where the address says so. */
export function Page() {
  const mayEnter = useProfile().claims.includes("school.enter");
  return (
    <OrImport
      allowed={mayEnter}
      endpoints={{
        preview: "previewDepartmentOptions",
        upload: "uploadDepartmentOptions",
        sample: "downloadDepartmentOptionsSample",
      }}
      noun={words.noun}
      kind={optionsKind}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const [edited, setEdited] = useState<Option | "new">();
  const [switched, setSwitched] = useState<Option>();
  const view = useViewAct();
  const rowActions = useCallback(
    (option: Option) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        view(idOf(option)),
        { label: acts.edit, disabledReason, onSelect: () => setEdited(option) },
        {
          label: option.active ? acts.deactivate : acts.activate,
          danger: option.active,
          disabledReason,
          onSelect: () => setSwitched(option),
        },
      ];
    },
    [mayEnter, view],
  );
  const known = useDepartments();
  const departmentId = onlyOne(useSearchParams()[0].getAll("department"));
  const department = known.find(({ id }) => id === departmentId);
  const filters = useMemo(
    () => [
      {
        kind: "several" as const,
        name: "department",
        label: heads.department,
        options: optionsOf(known),
      },
      stateFilter,
    ],
    [known],
  );
  return (
    <ListPage
      list="listDepartmentOptions"
      title={department ? words.titleOf(department.name) : words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      record={record}
      exported
      history="departmentOption"
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
            <OptionForm
              {...(edited !== "new" && { option: edited })}
              departmentId={department?.id}
              onClose={() => setEdited(undefined)}
            />
          )}
          {switched && (
            <SwitchUnit kind="option" unit={switched} onClose={() => setSwitched(undefined)} />
          )}
        </Suspense>
      }
    />
  );
}
