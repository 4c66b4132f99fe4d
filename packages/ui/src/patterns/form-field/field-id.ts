import { createContext, useContext } from "react";

/** Sets the ids of one form's fields apart from those of another form on the page. */
export const FormScope = createContext("form");

export const fieldIdIn = (scope: string, name: string): string =>
  `${scope}-${name.replaceAll(".", "-")}`;

/** The id of a field's control (of a group's first control), by which labels and errors find it. */
export const useFieldId = (name: string): string => fieldIdIn(useContext(FormScope), name);

/** The ids of a control's hint and of its error, which describe it. */
export const hintIdOf = (id: string): string => `${id}-hint`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** The names and states that tie a control to its label, hint and error. */
type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

type Described = {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
};

export const controlProps = ({ id, hint, error, required }: Described): ControlProps => ({
  id,
  "aria-describedby":
    [hint && hintIdOf(id), error && errorIdOf(id)].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error === undefined ? undefined : true,
  "aria-required": required || undefined,
});
