import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { ComboboxField, type ComboboxFieldProps } from "@polyportal/ui/combobox-field";
import type { Option } from "@polyportal/ui/option";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "./load-failed.tsx";

type Named = { readonly id: number; readonly name: string };

/** A list from the server as options of a field. */
export const optionsOf = (list: readonly Named[]): Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** These lists change a few times a year, so they are fetched once per visit. */
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

/** A list that is loading, loaded or failed. */
export type Choices = {
  options: readonly Option[];
  loading: boolean;
  error: ApiError | null;
  retry: () => void;
};

/** A list from the server. Without an input it waits for the field that it depends on. */
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

/** A searchable long list. If it could not be loaded, the reason and a way to retry. */
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
