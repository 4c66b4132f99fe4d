import type { Problem } from "../error-summary/error-summary.tsx";
import { fieldIdIn } from "../form-field/field-id.ts";
import { isBranch } from "./error-at.ts";

/** The part of an API error that a form shows at its fields: messages by path. */
export type ApiFieldErrors = { fields: Readonly<Record<string, string>>; message: string };

export const isApiFieldErrors = (error: unknown): error is ApiFieldErrors =>
  typeof error === "object" && error !== null && "fields" in error && "message" in error;

/** Every message in react-hook-form's tree of errors with its path, in the tree's order. */
export function messagesIn(errors: unknown, path = ""): [path: string, message: string][] {
  if (!isBranch(errors)) return [];
  const message = errors["message"];
  const own: [string, string][] = typeof message === "string" ? [[path, message]] : [];
  const below = Object.entries(errors).flatMap(([key, branch]) =>
    key === "ref" || key === "types" ? [] : messagesIn(branch, path ? `${path}.${key}` : key),
  );
  return [...own, ...below];
}

/** A line of the summary with its field's path; empty if it is about none. */
export type FormProblem = Problem & { path: string };

/** A control's label, with its group if the label alone is ambiguous: "Language 2, Spoken". */
function nameOf(element: HTMLElement | null): string {
  const question = element?.closest<HTMLElement>("[data-question]");
  const { part } = question?.parentElement?.closest<HTMLElement>("[data-part]")?.dataset ?? {};
  const label = question?.dataset["question"];
  // The row is named after its first question: "Language 2" is the language of row 2.
  if (part && label && part.startsWith(`${label} `)) return part;
  return [part, label].filter(Boolean).join(", ");
}

/**
 * The lines of the error summary in the order of the page, each with its field's name: two fields may have
 * the message "phone number is required".
 */
export function problemsOf(scope: string, messages: readonly [string, string][]): FormProblem[] {
  const found = messages.map(([path, message]) => {
    const element = document.getElementById(fieldIdIn(scope, path));
    return { message, element, path };
  });
  return found
    .sort((a, b) => {
      if (!a.element || !b.element) return Number(!a.element) - Number(!b.element);
      const order = a.element.compareDocumentPosition(b.element);
      return order & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
    })
    .map(({ message, element, path }) => ({
      field: element?.id,
      name: nameOf(element),
      message,
      path,
    }));
}
