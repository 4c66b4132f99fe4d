import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** More than a school has. */
const all = { size: 1000 };
const none: never[] = [];

/** Every faculty, those that are switched off too; none until they have come. */
export const useFaculties = () =>
  useQuery(queryOptionsFor(useClient(), "listSchoolFaculties", all)).data?.items ?? none;

/** Every department, those that are switched off too; none until they have come. */
export const useDepartments = () =>
  useQuery(queryOptionsFor(useClient(), "listSchoolDepartments", all)).data?.items ?? none;

type Unit = { id: number; name: string; active: boolean };

export const inUse = ({ active }: Unit): boolean => active;

/** Units as a list offers them. */
export const optionsOf = (units: readonly Unit[]) =>
  units.map(({ id, name }) => ({ value: id, label: name }));

/** What narrows a list down to some of these units, and the one that an address is narrowed down to. */
export function useAmong(name: string, label: string, known: readonly Unit[]) {
  const asked = useSearchParams()[0].getAll(name);
  const filters = useMemo(
    () => ({ [name]: { kind: "several", name, label, options: optionsOf(known) } as const }),
    [name, label, known],
  );
  const one = asked.length === 1 ? known.find(({ id }) => String(id) === asked[0]) : undefined;
  return { one, filters };
}
