import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { Money } from "@polyportal/ui/money";

type Hostel = { id: string; name: string; beds: number; fee: number; open: boolean };

const columns: readonly DataColumn<Hostel>[] = [
  { id: "name", header: "Hostel", value: (row) => row.name, rowHeader: true, width: 14, grow: 3 },
  { id: "beds", header: "Beds", value: (row) => row.beds, numeric: true, width: 5 },
  {
    id: "fee",
    header: "Fee of a session",
    value: (row) => row.fee,
    cell: (row) => <Money amount={row.fee} />,
    numeric: true,
    width: 10,
  },
  {
    id: "state",
    header: "State",
    value: (row) => (row.open ? "Open" : "Closed"),
    cell: (row) => (
      <Badge status={row.open ? "success" : "neutral"}>{row.open ? "Open" : "Closed"}</Badge>
    ),
  },
];

const idOf = (hostel: Hostel) => hostel.id;
const nameOf = (hostel: Hostel) => hostel.name;

/** A table that has all its rows: it searches, sorts and pages them itself. */
export function TableExample({ hostels }: { hostels: readonly Hostel[] }) {
  return (
    <DataTable
      label="Hostels"
      columns={columns}
      rows={hostels}
      rowId={idOf}
      rowLabel={nameOf}
      searchLabel="Search hostels"
      exportName="hostels"
      empty="Hostels that you add stand here."
    />
  );
}
