import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * Moves focus to the new page's heading and the view to its top, as a browser does when it loads a
 * document. Not on the first page: there the browser has done it. Going back keeps the old place.
 */
export function useFocusOnArrival(): void {
  const type = useNavigationType();
  useEffect(() => {
    if (!navigated) {
      navigated = true;
      return;
    }
    const heading = document.querySelector<HTMLElement>("h1[tabindex]");
    // A page that is still fetching what it is about has no heading yet.
    (heading ?? document.getElementById("main"))?.focus({ preventScroll: type === "POP" });
    if (type !== "POP") scrollTo(0, 0);
    // Each page mounts a frame of its own: once per arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

let navigated = false;
