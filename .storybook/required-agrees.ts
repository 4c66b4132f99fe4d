/** Whether the fields of a page's forms are marked as required just where the form's rules demand them. */
import { errorAt } from "../packages/ui/src/patterns/form/error-at.ts";
import type { AppForm } from "../packages/ui/src/patterns/form/use-app-form.ts";

type Values = Record<string, unknown>;
type Form = AppForm<Values>;

type Fiber = { memoizedProps?: { value?: unknown } | null; return: Fiber | null };

const isForm = (value: unknown): value is Form =>
  typeof value === "object" && value !== null && "control" in value && "getValues" in value;

/** The form of a `<form>`, which React keeps with the element as its provider's value. */
function formOf(element: Element): Form | undefined {
  const [, fiber] = Object.entries(element).find(([key]) => key.startsWith("__reactFiber$")) ?? [];
  for (let at = fiber as Fiber | null | undefined; at; at = at.return) {
    if (isForm(at.memoizedProps?.value)) return at.memoizedProps.value;
  }
  return undefined;
}

/** What an empty field of this value may hold: a number's box holds no number then. */
function empties(value: unknown): unknown[] {
  if (typeof value === "boolean") return [false];
  return Array.isArray(value) ? [[]] : ["", undefined, null];
}

const isGroup = (value: unknown): value is Values => typeof value === "object" && value !== null;

function put(values: Values, [part = "", ...below]: readonly string[], value: unknown) {
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Values;
  const inside: unknown = copy[part];
  copy[part] = below.length > 0 ? put(isGroup(inside) ? inside : {}, below, value) : value;
  return copy;
}

/** Whether the form's rules refuse this field when nothing stands in it, all else as it is. */
async function isDemanded({ control, getValues }: Form, name: string): Promise<boolean> {
  for (const empty of empties(getValues(name))) {
    const values = put(getValues(), name.split("."), empty);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const checked = await control._options.resolver?.(values, undefined, options);
    if (errorAt(checked?.errors ?? {}, name).message === undefined) return false;
  }
  return true;
}

/** The form's fields by the frame of their question; one that holds several asks for rows of a list. */
function questionsIn(element: Element, { control }: Form): Map<HTMLElement, string[]> {
  const questions = new Map<HTMLElement, string[]>();
  for (const name of control._names.mount) {
    const box = element.querySelector(`[id$="-${CSS.escape(name.replaceAll(".", "-"))}"]`);
    // A box to tick stands in its own label, with no question around it.
    const frame = box?.closest<HTMLElement>("[data-question]") ?? box?.closest("label");
    if (frame && !box?.matches(":disabled"))
      questions.set(frame, [...(questions.get(frame) ?? []), name]);
  }
  return questions;
}

/** The asterisk, in a question's own words and in those of a box to tick. */
const marks = ":scope > :is(label, legend) > [aria-hidden], label:scope > span > [aria-hidden]";

/** Where a mark and a rule disagree, in words; nothing where they agree. */
export async function disagreements(page: ParentNode): Promise<string[]> {
  const found: string[] = [];
  for (const element of page.querySelectorAll("form")) {
    const form = formOf(element);
    if (!form) continue;
    for (const [frame, [name, another]] of questionsIn(element, form)) {
      if (name === undefined || another !== undefined) continue;
      const marked = frame.querySelector(marks) !== null;
      if (marked === (await isDemanded(form, name))) continue;
      const fault = marked ? "is marked, not demanded" : "is demanded, not marked";
      found.push(`${frame.dataset["question"] ?? frame.textContent} (${name}) ${fault}`);
    }
  }
  return found;
}
