import type { RefObject } from "react";
import { useLayoutEffect } from "react";
import { freePlace } from "./free-place.ts";

/** What a person must be able to read while a notice is shown, and what has the focus. */
const read = "h1, h2, h3, [data-error-summary], :focus:not(main, [data-toaster] *)";
/** What is pressed next. */
const pressed = "main :is([type='submit'], [data-variant='primary'])";

const moves = ["scroll", "resize", "focusin", "pointerup", "pointercancel"];

/**
 * Keeps what floats over a phone's page clear of its headings, of the error summary and of what has
 * the focus, and, where it can, of the button that is pressed next, wherever they come to stand while
 * `count` notices are shown. Larger screens have a corner to spare.
 */
export function useFreePlace(box: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    return element && count > 0 ? keepClear(element) : undefined;
  }, [box, count]);
}

const spansOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** Places the element now and whenever the page moves; answers what ends that. */
function keepClear(element: HTMLElement): () => void {
  const phone = matchMedia("(width < 40rem)");
  let frame = 0;
  const place = () => {
    frame = 0;
    // What moves away under a thumb that presses it is not pressed. The thumb's end asks again.
    if (element.matches(":active")) return;
    if (!phone.matches) {
      element.style.top = "";
      return;
    }
    // Above the keyboard, where one is open.
    const screen = window.visualViewport?.height ?? innerHeight;
    element.style.top = `${freePlace(screen, element.offsetHeight, spansOf(read), spansOf(pressed))}px`;
  };
  const later = () => {
    frame ||= requestAnimationFrame(place);
  };
  place();
  const watched = new ResizeObserver(later);
  watched.observe(document.body);
  watched.observe(element);
  for (const event of moves) addEventListener(event, later, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    watched.disconnect();
    for (const event of moves) removeEventListener(event, later, { capture: true });
  };
}
