import { useLayoutEffect, type RefObject } from "react";

/**
 * Says in `data-sideways` on the box around a table whether it scrolls sideways, for CSS. A cell that
 * stays in sight then is a layer of its own in every row, which costs each frame: nothing stays where all is.
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
