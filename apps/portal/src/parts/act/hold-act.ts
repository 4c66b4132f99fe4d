import { createContext, useContext, useLayoutEffect } from "react";

/** Lets content of an act's dialog disable the act. Outside of a dialog it does nothing. */
export const HoldAct = createContext<(held: boolean) => void>(() => {});

/**
 * Disables the act while its preview is loading, so that whoever acts has seen it and the button does not
 * move under a press.
 */
export function useHoldAct(held: boolean): void {
  const hold = useContext(HoldAct);
  useLayoutEffect(() => {
    hold(held);
    return () => hold(false);
  }, [held, hold]);
}
