import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

const keptMs = 300_000;

const none: readonly never[] = [];

/** The faculties with their departments; none until they have come, or where they are not needed. */
export function useUnits({ enabled = true } = {}) {
  const options = queryOptionsFor(useClient(), "listUnits", {}, { staleTimeMs: keptMs });
  const { data = none } = useQuery({ ...options, enabled });
  return data;
}

/** All departments, to be chosen from. */
export const useDepartments = () =>
  useUnits().flatMap(({ departments }) =>
    departments.map(({ id, name }) => ({ value: id, label: name })),
  );

/** A department that a form has chosen, by its name; "" where it has chosen none. */
export const departmentName = (
  departments: ReturnType<typeof useDepartments>,
  chosen: unknown,
): string => departments.find(({ value }) => String(value) === String(chosen))?.label ?? "";
