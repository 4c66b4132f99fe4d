import { useLayoutEffect, type RefObject } from "react";

/**
 * Sets `data-sideways` on a table's wrapper while it scrolls sideways, for CSS. Only then is the first column
 * sticky, because a sticky cell in each row is a layer of its own and slows down rendering.
 */
export function useSideways(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = table.current?.parentElement;
    if (!table.current || !box) return undefined;
    const tell = () => box.toggleAttribute("data-sideways", box.scrollWidth > box.clientWidth);
    const watch = new ResizeObserver(tell);
    watch.observe(box);
    watch.observe(table.current);
    return () => watch.disconnect();
  }, [table]);
}
