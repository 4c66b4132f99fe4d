import type { Input } from "@polyportal/api-client/client/client";
import type { RowOf } from "@polyportal/api-client/list/describe";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useMemo } from "react";
import { useSearched } from "../form/use-searched.ts";

const optionOf = ({ id, fullName, userName, department }: RowOf<"listUsers">) => ({
  value: id,
  label: [fullName, userName, department].filter(Boolean).join(", "),
});

/** Searches people of a kind by name, user name or staff number, for a field that chooses one. */
export function useLoadPeople(userType: Input<"listUsers">["userType"]): LoadOptions {
  const asked = useMemo(() => ({ userType, active: "true" as const }), [userType]);
  return useSearched("listUsers", optionOf, asked);
}
