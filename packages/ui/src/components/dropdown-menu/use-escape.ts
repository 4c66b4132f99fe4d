import { useEffect, useEffectEvent } from "react";

/** What Escape can close. The last one is in front. */
const open: object[] = [];

/**
 * Calls `onEscape` on Escape while `active`, before outer elements: a dialog listens at the document and must
 * not close together with a list that is open in it. Only the most recently activated one is called.
 */
export function useEscape(active: boolean, onEscape: () => void) {
  const run = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || open.at(-1) !== listen) return;
      // Also keep the browser from closing a native dialog around it.
      event.preventDefault();
      event.stopImmediatePropagation();
      run();
    };
    open.push(listen);
    window.addEventListener("keydown", listen, true);
    return () => {
      open.splice(open.indexOf(listen), 1);
      window.removeEventListener("keydown", listen, true);
    };
  }, [active]);
}
