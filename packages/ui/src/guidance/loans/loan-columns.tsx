import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DateText } from "@polyportal/ui/date";
import type { Filter } from "@polyportal/ui/filter";
import type { Loan } from "./loan.ts";
import { loanMessages } from "./loan-messages.ts";

const { columns: heads, states } = loanMessages;
const looks = { out: "info", overdue: "warning", returned: "success" } as const;
const wordOf = ({ state }: Loan) => states.find(({ value }) => value === state)?.label;

export const columns: readonly DataColumn<Loan>[] = [
  {
    id: "borrower",
    header: heads.borrower,
    value: (loan) => loan.borrower,
    width: 14,
    grow: 3,
    fixed: true,
  },
  { id: "matric", header: heads.matric, value: (loan) => loan.matric },
  { id: "book", header: heads.book, value: (loan) => loan.book, width: 14, grow: 2 },
  {
    id: "dueOn",
    header: heads.dueOn,
    // The day as the server has it sorts and exports; the cell says it as it is read.
    value: (loan) => loan.dueOn,
    cell: (loan) => <DateText value={loan.dueOn} />,
    width: 10,
  },
  {
    id: "state",
    header: heads.state,
    value: wordOf,
    cell: (loan) => <Badge status={looks[loan.state]}>{wordOf(loan)}</Badge>,
    // What the server cannot sort by.
    sortable: false,
  },
];

/** In the address: `state=overdue`, `due-from=2026-12-01`, `due-to=2026-12-31`. */
export const filters: readonly Filter[] = [
  { kind: "select", name: "state", label: heads.state, options: states },
  { kind: "dates", name: "due", label: heads.dueOn },
];

export const idOf = (loan: Loan): string => loan.id;
export const nameOf = (loan: Loan): string => `${loan.book}, ${loan.borrower}`;
