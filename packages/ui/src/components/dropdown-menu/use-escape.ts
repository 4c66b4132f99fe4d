import { useEffect, useEffectEvent } from "react";

/**
 * Runs on Escape while `active`, before anything around it hears of the key: a dialog listens at the
 * document, and must not close together with the list that is open in it.
 */
export function useEscape(active: boolean, onEscape: () => void) {
  const run = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      run();
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [active]);
}
