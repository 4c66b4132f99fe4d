import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Select } from "@polyportal/ui/select";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

type Of = { readonly department: string };

/** How many of some rows each department has, by its name. */
export function departmentsOf(rows: readonly Of[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { department } of rows) counts.set(department, (counts.get(department) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Whose rows are in sight, as the address says; undefined where all are. */
export function useDepartment(rows: readonly Of[]) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("department");
  const choose = useCallback(
    (department: string | undefined) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (department) next.set("department", department);
          else next.delete("department");
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { chosen: rows.find(({ department }) => department === asked)?.department, choose };
}

type Props = {
  readonly rows: readonly Of[];
  readonly chosen: string | undefined;
  readonly onChoose: (department: string | undefined) => void;
};

/** Chooses whose rows are in sight, where a sheet is of more than one department, and says that it is so. */
export function ByDepartment({ rows, chosen, onChoose }: Props) {
  const departments = departmentsOf(rows);
  if (departments.length < 2) return null;
  const [, shown] = departments.find(([name]) => name === chosen) ?? [];
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
      <Select
        label={words.columns.department}
        placeholder={words.allDepartments(rows.length)}
        options={departments.map(([name, count]) => ({
          value: name,
          label: words.ofDepartment(name, count),
        }))}
        value={chosen ?? ""}
        onChosen={(name) => onChoose(String(name) || undefined)}
      />
      <p role="status">
        {chosen && shown !== undefined && words.figuresOf(chosen, shown, rows.length)}
      </p>
    </div>
  );
}
