/** Whether a key press is not for the list: it has modifiers, or belongs to something above the list. */
export function isElsewhere({
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) {
    return true;
  }
  return target.closest(over) !== null;
}

/** Elements with keys of their own. */
const over =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-haspopup][aria-expanded=true]";

/** Whether keys type text here. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select") ||
    target.isContentEditable);
