import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves focus to the new page's heading, as a browser does when it loads a document. Not on the first
 * page: there the browser has done it. Where the view goes is the scroll restoration's business.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>("h1[data-page-title]");
    (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [pathname]);
}
