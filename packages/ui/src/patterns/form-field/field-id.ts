import { createContext, useContext } from "react";

/** Sets the ids of one form's fields apart from those of another form on the page. */
export const FormScope = createContext("form");

export const fieldIdIn = (scope: string, name: string): string =>
  `${scope}-${name.replaceAll(".", "-")}`;

/** The id of a field's control (of a group's first control), by which labels and errors find it. */
export const useFieldId = (name: string): string => fieldIdIn(useContext(FormScope), name);
