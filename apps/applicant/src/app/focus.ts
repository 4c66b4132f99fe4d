import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** The path on the screen, and whether focus was moved on arriving there. */
let shown: { path: string; moved: boolean } | undefined;

/**
 * Moves focus to the new page's heading and the view to its top, as a browser does when it loads a
 * document. Not on the first page: there the browser has done it. Going back keeps the old place.
 */
export function useFocusOnArrival(): void {
  const type = useNavigationType();
  const { pathname } = useLocation();
  useEffect(() => {
    const arriving = shown?.path !== pathname;
    if (arriving) shown = { path: pathname, moved: shown !== undefined };
    // A page that has fetched what it is about draws another heading: focus went with the first.
    else if (document.activeElement !== document.body) return;
    if (!shown?.moved) return;
    // What was opened while the page was coming stays open: a menu closes when the focus leaves it.
    if (document.activeElement?.closest('dialog[open], [role="dialog"], [role="menu"]')) return;
    const heading = document.querySelector<HTMLElement>("h1[tabindex]");
    const back = type === NavigationType.Pop;
    (heading ?? document.getElementById("main"))?.focus({ preventScroll: back });
    if (arriving && !back) scrollTo(0, 0);
    // Each page mounts a frame of its own: once per arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
