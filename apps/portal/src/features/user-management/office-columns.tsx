import { officeList } from "@polyportal/api-client/list/offices";
import { officeMessages, officeWords } from "@polyportal/domain/messages/office";
import type { Office } from "@polyportal/domain/rights/offices";
import type { DataColumn } from "@polyportal/ui/data-column";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { PersonLink } from "../../parts/people/person-link.tsx";

/** An office of a unit, held on its days. */
export type Held = RowOf<"listOffices">;

const looks = { coming: "info", current: "success", over: "unapproved" } as const;

const holderOf = ({ acting, holder }: Held) => (acting ? officeMessages.acting(holder) : holder);

export const tenures = listOf(officeList, {
  unit: {
    cell: ({ id, unit }) => <RecordLink id={id}>{unit}</RecordLink>,
    width: 10,
    grow: 2,
  },
  holder: {
    cell: (held) => <PersonLink id={held.holderId} name={holderOf(held)} />,
    width: 11,
    grow: 2,
  },
  since: { width: 8 },
  until: { width: 8 },
  state: { badge: ({ state }) => looks[state], width: 8, grow: 0 },
});

/** What is told of a tenure, its unit first; the heads say of which office it is. */
export const officeColumns = (office: Office): readonly DataColumn<Held>[] =>
  tenures.columns.map((column) =>
    column.id === "unit" || column.id === "holder"
      ? { ...column, header: officeWords[office][column.id] }
      : column,
  );
