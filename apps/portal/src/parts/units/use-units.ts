import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

const keptMs = 300_000;

const none: readonly never[] = [];

/** The faculties with their departments; empty until loaded, or if disabled. */
export function useUnits({ enabled = true } = {}) {
  const options = queryOptionsFor(useClient(), "listUnits", {}, { staleTimeMs: keptMs });
  const { data = none } = useQuery({ ...options, enabled });
  return data;
}

/** All departments as options. */
export const useDepartments = () =>
  useUnits().flatMap(({ departments }) =>
    departments.map(({ id, name }) => ({ value: id, label: name })),
  );

/** The name of the department chosen in a form; "" if there is none. */
export const departmentName = (
  departments: ReturnType<typeof useDepartments>,
  chosen: unknown,
): string => departments.find(({ value }) => String(value) === String(chosen))?.label ?? "";
