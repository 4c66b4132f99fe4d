import { Money } from "../../components/money/money.tsx";
import type { DataColumn } from "./column.ts";
import type { Student } from "./shown-students.ts";

/** Shown in the docs in place of the stories' columns. */
export const studentColumns: readonly DataColumn<Student>[] = [
  { id: "name", header: "Name", value: (row) => row.name, fixed: true },
  { id: "matric", header: "Matric number", value: (row) => row.matric },
  { id: "department", header: "Department", value: (row) => row.department },
  { id: "level", header: "Level", value: (row) => row.level, numeric: true },
  { id: "cgpa", header: "CGPA", value: (row) => row.cgpa, numeric: true },
  {
    id: "fees",
    header: "Fees paid",
    value: (row) => row.fees,
    cell: (row) => <Money amount={row.fees} />,
    numeric: true,
  },
  { id: "status", header: "Status", value: (row) => row.status },
];
