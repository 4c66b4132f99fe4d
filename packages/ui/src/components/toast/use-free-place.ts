import type { RefObject } from "react";
import { useLayoutEffect } from "react";
import { freePlace } from "./free-place.ts";

/** What must stay readable while a toast is shown, including the focused element. */
const read = "h1, h2, h3, [data-error-summary], :focus:not(main, [data-toaster] *)";
/** What is pressed next. */
const pressed = "main :is([type='submit'], [data-variant='primary'])";

const moves = ["scroll", "resize", "focusin", "pointerup", "pointercancel"];

/**
 * On a phone, keeps the toasts clear of headings, the error summary and the focused element and, if possible,
 * of the next button, while `count` toasts are shown. Larger screens have a free corner.
 */
export function useFreePlace(box: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    return element && count > 0 ? keepClear(element) : undefined;
  }, [box, count]);
}

const spansOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** Places the element now and whenever the page moves. Returns a function that stops this. */
function keepClear(element: HTMLElement): () => void {
  const phone = matchMedia("(width < 40rem)");
  let frame = 0;
  const place = () => {
    frame = 0;
    // Moving a pressed button away would lose the press. The end of the press calls this again.
    if (element.matches(":active")) return;
    if (!phone.matches) {
      element.style.top = "";
      return;
    }
    // Above the on-screen keyboard.
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
