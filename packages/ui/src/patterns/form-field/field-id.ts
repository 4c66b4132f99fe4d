import { createContext, useContext } from "react";

/** Sets the ids of one form's fields apart from those of another form on the page. */
export const FormScope = createContext("form");

/** The id of a field by its name, in the form of that scope. @internal */
export const fieldIdIn = (scope: string, name: string): string =>
  `${scope}-${name.replaceAll(".", "-")}`;

/** The id of a field's control (of a group's first control), by which labels and errors find it. */
export const useFieldId = (name: string): string => fieldIdIn(useContext(FormScope), name);

/** The id of a control's hint, which describes it. @internal */
export const hintIdOf = (id: string): string => `${id}-hint`;
/** The id of a control's error, which describes it. @internal */
export const errorIdOf = (id: string): string => `${id}-error`;

/** The names and states that tie a control to its label, hint and error. */
type ControlProps = {
  /** By which its label finds it. */
  id: string;
  /** The ids of its hint and error, as far as it has them. */
  "aria-describedby": string | undefined;
  /** It has an error. */
  "aria-invalid": true | undefined;
  /** It must be filled in. */
  "aria-required": true | undefined;
};

/** What is known of a field when its control is drawn. */
type Described = {
  /** The control's id, of `useFieldId`. */
  id: string;
  /** The words under the label. */
  hint?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
  /** It must be filled in. */
  required?: boolean | undefined;
};

/** The ids of what describes a control: its hint, its error, and other words. @internal */
export const describedBy = ({ id, hint, error }: Described, words?: string): string | undefined =>
  [hint && hintIdOf(id), error && errorIdOf(id), words].filter(Boolean).join(" ") || undefined;

/** The names and states of a control; spread them on it. `described`: ids of other words that describe it. */
export const controlProps = (field: Described, described?: string): ControlProps => ({
  id: field.id,
  "aria-describedby": describedBy(field, described),
  "aria-invalid": field.error === undefined ? undefined : true,
  "aria-required": field.required || undefined,
});
