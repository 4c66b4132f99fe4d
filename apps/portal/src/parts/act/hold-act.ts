import { createContext, useContext, useLayoutEffect } from "react";

/** How what stands in the question of an act holds it back; outside of one it holds nothing. */
export const HoldAct = createContext<(held: boolean) => void>(() => {});

/**
 * Holds back the act that is asked for while what it does is not there yet: whoever acts has seen it, and
 * what comes above the button does not move it away under a press.
 */
export function useHoldAct(held: boolean): void {
  const hold = useContext(HoldAct);
  useLayoutEffect(() => {
    hold(held);
    return () => hold(false);
  }, [held, hold]);
}
