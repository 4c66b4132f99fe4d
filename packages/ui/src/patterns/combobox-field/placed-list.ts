const gap = 4;
const margin = 8;

/**
 * Puts a list under its box, or over it where there is more room: in the part of the window that the
 * phone's keyboard leaves free. It is never higher than that room, and stays in it where its box does not.
 */
function place(list: HTMLElement, box: HTMLElement): void {
  const at = box.getBoundingClientRect();
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  const below = offsetTop + height - at.bottom - gap - margin;
  const above = at.top - offsetTop - gap - margin;
  Object.assign(list.style, {
    position: "fixed",
    inset: "auto",
    margin: "0",
    padding: "0",
    color: "inherit",
    maxHeight: "",
    width: `${at.width}px`,
    left: `${at.left}px`,
  });
  const up = list.offsetHeight > below && above > below;
  list.dataset["side"] = up ? "up" : "down";
  list.style.maxHeight = `min(18rem, ${Math.min(up ? above : below, height - 2 * margin)}px)`;
  const top = up ? at.top - gap - list.offsetHeight : at.bottom + gap;
  const lowest = offsetTop + height - margin - list.offsetHeight;
  list.style.top = `${Math.max(offsetTop + margin, Math.min(top, lowest))}px`;
}

/**
 * Lifts an open list above the page, so that no dialog and no table that scrolls cuts it off, and keeps
 * it at its box, the element around it, while anything scrolls or the keyboard comes up: until it is
 * taken out of the page. Until this has come (and where it never does) the list stands under its box.
 */
export function keepPlaced(list: HTMLElement): void {
  const box = list.parentElement;
  if (!box || !list.isConnected) return;
  const view = window.visualViewport ?? window;
  const stop = new AbortController();
  const stay = (event?: Event) => {
    if (event?.target === list) return;
    if (list.isConnected) place(list, box);
    else stop.abort();
  };
  list.popover = "manual";
  list.showPopover?.();
  stay();
  // More or fewer options are another height, and that may belong on the other side. (A list that is
  // gone has none.)
  const watch = new ResizeObserver(() => stay());
  for (const element of [list, box, ...list.children]) watch.observe(element);
  stop.signal.addEventListener("abort", () => watch.disconnect());
  const { signal } = stop;
  addEventListener("scroll", stay, { capture: true, signal });
  view.addEventListener("resize", stay, { signal });
  view.addEventListener("scroll", stay, { signal });
}
