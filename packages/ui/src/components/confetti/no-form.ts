/** Elements that a person fills in or answers. */
const forms = "form, [role=dialog], [role=alertdialog]";

const hasForm = () => document.querySelector(forms) !== null;

/** Calls back now, and whenever the first form appears or the last one disappears. */
export function watchForms(onChange: (present: boolean) => void, signal: AbortSignal): void {
  let present = hasForm();
  const observer = new MutationObserver(() => {
    const now = hasForm();
    if (now === present) return;
    present = now;
    onChange(now);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  onChange(present);
}
