import type { Loan } from "../../guidance/loans/loan.ts";
import type { SearchComboboxFieldProps } from "../search-combobox-field/search-combobox-field.tsx";
import { tableStateIn } from "../data-table/table-state.ts";

const borrowers = [
  "OKONKWO Chidinma Blessing",
  "ADÉYẸMÍ Olúwaṣeun Oluwadamilola",
  "BELLO Aisha Ibrahim",
  "ONYEKACHUKWU-EZE Chukwuemeka Nwachukwu",
];
const books = [
  "Engineering Mathematics, seventh edition",
  "Principles of Accounts",
  "Thermodynamics: an engineering approach",
];
const states = ["out", "overdue", "returned", "out"] as const;

/** The fake server's loans, always the same. */
export const loansOf = (count: number): Loan[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    borrower: borrowers[at % 4] ?? "",
    matric: `FPI/ND/24/${String(at + 1).padStart(4, "0")}`,
    book: books[at % 3] ?? "",
    dueOn: `2026-${states[at % 4] === "overdue" ? "11" : "12"}-${String((at % 20) + 1).padStart(2, "0")}`,
    state: states[at % 4] ?? "out",
  }));

/** The fake server's answer to an address: searched, filtered, sorted, one page. */
export function answerTo(loans: readonly Loan[], params: URLSearchParams) {
  const { page, size, search, sort } = tableStateIn(params);
  const [state, from, to] = ["state", "due-from", "due-to"].map((name) => params.get(name) ?? "");
  const found = loans.filter(
    (loan) =>
      (!state || loan.state === state) &&
      (!from || loan.dueOn >= from) &&
      (!to || loan.dueOn <= to) &&
      `${loan.borrower} ${loan.matric} ${loan.book}`.toLowerCase().includes(search.toLowerCase()),
  );
  if (sort) {
    const of = (loan: Loan) => loan[sort.column as keyof Loan];
    found.sort((a, b) => of(a).localeCompare(of(b)) * (sort.descending ? -1 : 1));
  }
  return { items: found.slice((page - 1) * size, page * size), total: found.length };
}

/** The fake server's search for people. */
export const findBorrowers: SearchComboboxFieldProps["loadOptions"] = (search) => {
  const options = borrowers
    .filter((name) => name.toLowerCase().includes(search.toLowerCase()))
    .map((label) => ({ value: label, label }));
  return Promise.resolve({ options, more: false, total: options.length });
};
