import { useEffect, useEffectEvent } from "react";

/** Those that Escape may close now; the last one that opened is in front of the others. */
const open: object[] = [];

/**
 * Runs on Escape while `active`, before anything around it hears of the key: a dialog listens at the
 * document, and must not close together with the list that is open in it. Of several the one that
 * became active last runs alone.
 */
export function useEscape(active: boolean, onEscape: () => void) {
  const run = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || open.at(-1) !== listen) return;
      // Nor does the browser close the native dialog that it stands in.
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
