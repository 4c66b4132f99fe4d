import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** How far down each entry of the history was when it was left. */
const places = new Map<string, number>();

/** The path of the page that stands; at first that of the document, whose arrival the browser has told. */
let arrived = location.pathname;

/**
 * Moves focus to the new page's heading and the view to its top, as a browser does when it loads a
 * document; going back, to where the page was left. Stands beside the page, inside its Suspense
 * boundary, where the heading stands when effects run.
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
    // What still comes may draw the heading anew; a focus that went with it is nobody's.
    setTimeout(() => document.activeElement === document.body && focusHeading(), 500);
    scrollTo(0, type === NavigationType.Pop ? (places.get(key) ?? 0) : 0);
  }, [pathname, key, type]);
  return null;
}

function focusHeading(): void {
  // What was opened while the page was coming stays open: a menu closes when the focus leaves it.
  if (document.activeElement?.closest('dialog[open], [role="dialog"], [role="menu"]')) return;
  const heading = document.querySelector<HTMLElement>("h1[data-page-title]");
  (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
