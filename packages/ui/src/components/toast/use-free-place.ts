import type { RefObject } from "react";
import { useLayoutEffect } from "react";
import { freePlace } from "./free-place.ts";

/** What a person must be able to read while a notice is shown. */
const read = "h1, h2, h3, [data-error-summary]";

/**
 * Keeps what floats over a phone's page clear of its headings, of the error summary and of what has
 * the focus, wherever they come to stand while it is `shown`. Larger screens have a corner to spare.
 */
export function useFreePlace(box: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element?.childElementCount) return;
    const phone = matchMedia("(width < 40rem)");
    let frame = 0;
    const place = () => {
      frame = 0;
      element.style.top = "";
      if (!phone.matches) return;
      const taken = [...document.querySelectorAll(`${read}, :focus:not(main, [data-toaster] *)`)];
      // Above the keyboard, where one is open.
      const screen = window.visualViewport?.height ?? innerHeight;
      element.style.top = `${freePlace(
        screen,
        element.offsetHeight,
        taken.map((one) => one.getBoundingClientRect()),
      )}px`;
    };
    const later = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const watched = new ResizeObserver(later);
    watched.observe(document.body);
    for (const event of ["scroll", "resize", "focusin"]) {
      addEventListener(event, later, { capture: true, passive: true });
    }
    return () => {
      cancelAnimationFrame(frame);
      watched.disconnect();
      for (const event of ["scroll", "resize", "focusin"]) {
        removeEventListener(event, later, { capture: true });
      }
    };
  }, [box, shown]);
}
