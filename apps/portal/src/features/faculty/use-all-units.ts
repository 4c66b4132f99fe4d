import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

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

/** The one unit that an address is narrowed down to. */
export const onlyOne = (ids: readonly string[]): number | undefined =>
  ids.length === 1 ? Number(ids[0]) : undefined;
