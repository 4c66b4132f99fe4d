/** Whether a key is no list's: somebody's own combination, or heard by what stands over the list. */
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

/** What has keys of its own. */
const over =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-haspopup][aria-expanded=true]";

/** Whether keys are letters where they are pressed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select") ||
    target.isContentEditable);
