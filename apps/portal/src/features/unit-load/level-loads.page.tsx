import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { actMessages } from "@polyportal/domain/messages/act";
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { unitLoadNoted } from "@polyportal/domain/course-registration/load-noted";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";

const LevelLoadForm = lazyPart(async () => (await import("./level-load-form.tsx")).LevelLoadForm);

export type LevelLoad = Output<"getUnitLoads">["loads"][number];

const { columns: heads } = words;

const columns: readonly DataColumn<LevelLoad>[] = [
  {
    id: "level",
    header: listColumns.level,
    value: ({ level }) => level,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 6,
  },
  {
    id: "semester",
    header: listColumns.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
  },
  {
    id: "minimum",
    header: heads.minimum,
    value: ({ minimum }) => formatCreditUnits(minimum),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "maximum",
    header: heads.maximum,
    value: ({ maximum }) => formatCreditUnits(maximum),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "usual",
    header: heads.usual,
    value: ({ usual }) => (usual ? words.usual : words.bySchool),
    sortable: false,
    width: 9,
    grow: 0,
  },
  {
    id: "registered",
    header: heads.registered,
    value: ({ registered }) => registered,
    numeric: true,
    sortable: false,
    width: 9,
    grow: 0,
  },
  {
    id: "outside",
    header: heads.outside,
    value: ({ above, below }) => words.outside(above, below),
    sortable: false,
    width: 9,
  },
];

const keyOf = ({ levelId, semester }: LevelLoad) => `${levelId} ${semester}`;
/** As the record of changes names one. */
const notedAs = ({ level, semester }: LevelLoad) => unitLoadNoted(level, semester);
const nameOf = ({ level, semester }: LevelLoad) => words.editTitle(level, semester);
const all = { page: 1, size: 20, search: "" };

/** The fewest and the most units of each level in each semester. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "getUnitLoads", {}));
  const mayEnter = useMay("courses.enter", "setUnitLoad");
  const [editing, setEditing] = useState<string>();
  const load = query.data?.loads.find((one) => keyOf(one) === editing);
  const past = useRecordHistory<LevelLoad>("unitLoad", {
    rowId: notedAs,
    rowLabel: notedAs,
    rowActions: (one) => [
      {
        label: words.edit,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => setEditing(keyOf(one)),
      },
    ],
  });
  return (
    <PortalPage title={words.title} lead={query.data && words.lead(query.data.session)}>
      <Fetched query={query} label={words.fetching}>
        {({ loads }) => (
          <DataTable
            label={words.title}
            columns={columns}
            rows={loads}
            rowId={keyOf}
            rowLabel={nameOf}
            defaultState={all}
            rowActions={past.rowActions}
          />
        )}
      </Fetched>
      {past.over}
      {load && (
        <Suspense fallback={null}>
          <LevelLoadForm
            load={load}
            refetch={query.refetch}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </PortalPage>
  );
}
