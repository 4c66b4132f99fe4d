import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** The scroll position of each history entry when it was left. */
const places = new Map<string, number>();

/** The path of the current page. The browser has already announced the first one. */
let arrived = location.pathname;

/**
 * Moves the focus to the new page's heading and scrolls to the top, as browsers do when loading a document.
 * Going back restores the scroll position. It must be rendered beside the page inside its Suspense boundary,
 * so that the heading exists when effects run.
 */
export function FocusOnArrival(): null {
  const type = useNavigationType();
  const { pathname, key } = useLocation();
  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => places.set(key, scrollY);
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [key]);
  useEffect(() => {
    if (arrived === pathname) return;
    arrived = pathname;
    focusHeading();
    // Lazy content may re-render the heading and lose the focus; then focus it again.
    setTimeout(() => document.activeElement === document.body && focusHeading(), 500);
    scrollTo(0, type === NavigationType.Pop ? (places.get(key) ?? 0) : 0);
  }, [pathname, key, type]);
  return null;
}

function focusHeading(): void {
  // Keep open what the person opened while the page was loading: menus close when they lose the focus.
  if (document.activeElement?.closest('dialog[open], [role="dialog"], [role="menu"]')) return;
  const heading = document.querySelector<HTMLElement>("h1[data-page-title]");
  (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
