import { formatAverage } from "@polyportal/domain/format/marks";
import { Badge } from "../../components/badge/badge.tsx";
import { Money } from "../../components/money/money.tsx";
import type { DataColumn } from "./column.ts";
import type { Student } from "./story-students.ts";

const looks = {
  Cleared: "success",
  Owing: "warning",
  Withdrawn: "fail",
  Unapproved: "unapproved",
} as const;

/** The eight columns of the stories' students, as in the measured table. */
export const studentColumns: readonly DataColumn<Student>[] = [
  { id: "name", header: "Name", value: (row) => row.name, width: 14, grow: 3, fixed: true },
  { id: "matric", header: "Matric number", value: (row) => row.matric, width: 9 },
  { id: "department", header: "Department", value: (row) => row.department, width: 12, grow: 2 },
  { id: "level", header: "Level", value: (row) => row.level, numeric: true, width: 5, grow: 0 },
  {
    id: "cgpa",
    header: "CGPA",
    value: (row) => row.cgpa,
    cell: ({ cgpa }) => (cgpa === undefined || Number.isNaN(cgpa) ? "-" : formatAverage(cgpa)),
    numeric: true,
    width: 5,
    grow: 0,
  },
  {
    id: "fees",
    header: "Fees paid",
    value: (row) => row.fees,
    cell: (row) => <Money amount={row.fees} />,
    numeric: true,
    width: 9,
  },
  {
    id: "status",
    header: "Status",
    value: (row) => row.status,
    cell: (row) => <Badge status={looks[row.status]}>{row.status}</Badge>,
    width: 8.5,
  },
  { id: "id", header: "Serial", value: (row) => Number(row.id), numeric: true, width: 5, grow: 0 },
];
