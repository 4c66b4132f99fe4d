import { useLayoutEffect, type RefObject } from "react";

/** Scrolls the first cell that can be typed into beside the names, if it is out of sight. */
function showEntered(box: HTMLElement): void {
  const [name, cell] = ["tbody th", "tbody [data-entered]"].map((one) =>
    box.querySelector<HTMLElement>(one),
  );
  if (!name || !cell) return;
  const { right } = cell.getBoundingClientRect();
  if (right <= box.getBoundingClientRect().right) return;
  box.scrollLeft += cell.getBoundingClientRect().left - name.getBoundingClientRect().right;
}

/**
 * Sets `data-sideways` on a table's wrapper while it scrolls sideways, for CSS. Only then is the first column
 * sticky, because a sticky cell in each row is a layer of its own and slows down rendering.
 */
export function useSideways(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = table.current?.parentElement;
    if (!table.current || !box) return undefined;
    const tell = () => box.toggleAttribute("data-sideways", box.scrollWidth > box.clientWidth);
    tell();
    showEntered(box);
    const watch = new ResizeObserver(tell);
    watch.observe(box);
    watch.observe(table.current);
    return () => watch.disconnect();
  }, [table]);
}
