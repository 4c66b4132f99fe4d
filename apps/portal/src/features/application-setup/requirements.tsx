import type { Output } from "@polyportal/api-client/client/client";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { Setup } from "./setup.ts";

const RequirementForm = lazyPart(
  async () => (await import("./requirement-form.tsx")).RequirementForm,
);

export type Requirement = Output<"getApplicationSetup">["requirements"][number];

const { requirement: heads } = words;

const figure = (id: "quota" | "cutOff" | "minimumUtme" | "credits"): DataColumn<Requirement> => ({
  id,
  header: heads[id],
  value: (one) => one[id],
  numeric: true,
  sortable: false,
  width: 6.5,
  grow: 0,
});

const admitsOf = ({ admits, active }: Requirement) =>
  active ? (admits ? heads.yes : heads.no) : heads.off;

const columns: readonly DataColumn<Requirement>[] = [
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 11,
    grow: 2,
  },
  {
    id: "faculty",
    header: heads.faculty,
    value: ({ faculty }) => faculty,
    sortable: false,
    hidden: true,
  },
  { id: "admits", header: heads.admits, value: admitsOf, sortable: false, width: 6, grow: 0 },
  figure("quota"),
  figure("cutOff"),
  figure("minimumUtme"),
  figure("credits"),
  {
    id: "creditSubjects",
    header: heads.creditSubjects,
    value: ({ creditSubjects }) => creditSubjects.map(({ name }) => name).join(", "),
    sortable: false,
    width: 10,
    grow: 1,
  },
];

const idOf = ({ departmentId }: Requirement) => String(departmentId);
const nameOf = ({ department }: Requirement) => department;
const all = { page: 1, size: 500, search: "" };

/** Whom each department takes, department by department. */
export function Requirements({ setup, mayEnter }: { setup: Setup; mayEnter: boolean }) {
  const [edited, setEdited] = useState<number>();
  const rowActions = useCallback(
    ({ departmentId }: Requirement) => [
      {
        label: words.acts.edit,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => setEdited(departmentId),
      },
    ],
    [mayEnter],
  );
  const one = setup.requirements.find(({ departmentId }) => departmentId === edited);
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-18 font-semibold">{words.parts.departments}</h2>
      <p className="max-w-prose text-14 text-ink-muted">{words.requirement.lead}</p>
      <DataTable
        label={words.parts.departments}
        columns={columns}
        rows={setup.requirements}
        rowId={idOf}
        rowLabel={nameOf}
        defaultState={all}
        rowActions={rowActions}
      />
      {one && (
        <Suspense fallback={null}>
          <RequirementForm setup={setup} requirement={one} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
