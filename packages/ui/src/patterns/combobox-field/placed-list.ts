const gap = 4;
const margin = 8;

/**
 * Positions a list below its box, or above it if there is more room, in the part of the window that the
 * on-screen keyboard leaves free. The list is never higher than that, and stays there even if its box does
 * not.
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
 * Moves an open list to the top layer, so that no dialog or scrolling table clips it. Keeps it at its box,
 * its parent element, while anything scrolls or the keyboard opens, until it is removed. Before this code is
 * loaded, the list is below its box.
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
  // A different number of options changes the height, and maybe the side. (A removed list has no height.)
  const watch = new ResizeObserver(() => stay());
  for (const element of [list, box, ...list.children]) watch.observe(element);
  stop.signal.addEventListener("abort", () => watch.disconnect());
  const { signal } = stop;
  addEventListener("scroll", stay, { capture: true, signal });
  view.addEventListener("resize", stay, { signal });
  view.addEventListener("scroll", stay, { signal });
}
