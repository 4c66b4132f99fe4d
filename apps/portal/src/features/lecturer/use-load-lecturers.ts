import type { RowOf } from "@polyportal/api-client/list/describe";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useSearched } from "../../parts/form/use-searched.ts";

const optionOf = ({ id, fullName, staffNumber, department }: RowOf<"listLecturers">) => ({
  value: id,
  label: [fullName, staffNumber, department].filter(Boolean).join(", "),
});

const asked = { active: "true" } as const;

/** Searches lecturers whose account is on by name or staff number. */
export const useLoadLecturers = (): LoadOptions => useSearched("listLecturers", optionOf, asked);
