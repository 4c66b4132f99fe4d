import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType, type Location } from "react-router-dom";

/** How far down each entry of the history was when it was left. */
const places = new Map<string, number>();

/**
 * Moves focus to the new page's heading and the view to its top, as a browser does when it loads a
 * document; going back, to where the page was left. Not on the first page: there the browser has done it.
 */
export function useFocusOnArrival({ pathname, key }: Location): void {
  const type = useNavigationType();
  const arrived = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => places.set(key, scrollY);
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [key]);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const heading = document.querySelector<HTMLElement>("h1[data-page-title]");
    (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
    scrollTo(0, type === NavigationType.Pop ? (places.get(key) ?? 0) : 0);
  }, [pathname, key, type]);
}
