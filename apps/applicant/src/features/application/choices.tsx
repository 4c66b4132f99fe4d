import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { ComboboxField, type ComboboxFieldProps } from "@polyportal/ui/combobox-field";
import type { Option } from "@polyportal/ui/option";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "./load-failed.tsx";

type Named = { readonly id: number; readonly name: string };

/** A list of the server as a field offers it. */
export const optionsOf = (list: readonly Named[]): Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** Lists change a few times a year: one answer serves the whole visit. */
export const listOnce = { staleTimeMs: Number.POSITIVE_INFINITY };

type ListName =
  | "listEnum"
  | "listStates"
  | "listLgas"
  | "listFaculties"
  | "listDepartments"
  | "listOptionsOfDepartment"
  | "listJupebOptions"
  | "listSubjectCombinations";

/** A list on its way, arrived or failed. */
export type Choices = {
  options: readonly Option[];
  loading: boolean;
  error: ApiError | null;
  retry: () => void;
};

/** A list of the server; without an input it waits for what it depends on. */
export function useChoices<Name extends ListName>(
  name: Name,
  input: Input<Name> | undefined,
): Choices {
  const client = useClient();
  const { data, error, isLoading, refetch } = useQuery({
    ...queryOptionsFor<ListName>(client, name, input ?? {}, listOnce),
    enabled: input !== undefined,
    select: optionsOf,
  });
  return { options: data ?? [], loading: isLoading, error, retry: () => void refetch() };
}

/** A long list to search in; where it did not arrive, why, and a way to ask again. */
export function ChoiceField({
  choices: { options, loading, error, retry },
  ...field
}: Omit<ComboboxFieldProps, "options" | "loading"> & { choices: Choices }) {
  return (
    <>
      <ComboboxField {...field} options={options} loading={loading} />
      {error && <LoadFailed error={error} onRetry={retry} />}
    </>
  );
}
