import { createContext, useContext } from "react";

/** Distinguishes the ids of several forms on a page. */
export const FormScope = createContext("form");

/** The id of a field by its name and its form's scope. @internal */
export const fieldIdIn = (scope: string, name: string): string =>
  `${scope}-${name.replaceAll(".", "-")}`;

/** The id of a field's control (a group's first control), used by labels and errors. */
export const useFieldId = (name: string): string => fieldIdIn(useContext(FormScope), name);

/** The id of a control's hint. @internal */
export const hintIdOf = (id: string): string => `${id}-hint`;
/** The id of a control's error. @internal */
export const errorIdOf = (id: string): string => `${id}-error`;

/** The attributes that connect a control with its label, hint and error. */
type ControlProps = {
  /** Used by its label. */
  id: string;
  /** The ids of its hint and error, if any. */
  "aria-describedby": string | undefined;
  /** It has an error. */
  "aria-invalid": true | undefined;
  /** It is required. */
  "aria-required": true | undefined;
};

/** What is known of a field when its control renders. */
type Described = {
  /** The control's id, from `useFieldId`. */
  id: string;
  /** The hint below the label. */
  hint?: string | undefined;
  /** The error. */
  error?: string | undefined;
  /** It is required. */
  required?: boolean | undefined;
};

/** The ids of a control's hint, error and further descriptions. @internal */
export const describedBy = ({ id, hint, error }: Described, words?: string): string | undefined =>
  [hint && hintIdOf(id), error && errorIdOf(id), words].filter(Boolean).join(" ") || undefined;

/** The attributes of a control, to spread on it. `described`: ids of further descriptions. */
export const controlProps = (field: Described, described?: string): ControlProps => ({
  id: field.id,
  "aria-describedby": describedBy(field, described),
  "aria-invalid": field.error === undefined ? undefined : true,
  "aria-required": field.required || undefined,
});
