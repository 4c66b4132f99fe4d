import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useSearched } from "../../parts/form/use-searched.ts";
import type { Course } from "./course-values.ts";

const optionOf = ({ id, code, title }: Course) => ({ value: id, label: `${code}, ${title}` });

/** Searches courses by code or title, those that are switched off too: they may have been passed. */
export const useLoadCourses = (): LoadOptions => useSearched("listCourses", optionOf);
