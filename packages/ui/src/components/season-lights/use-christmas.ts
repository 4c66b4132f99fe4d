import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether it is December on this device. False in prerendered pages until hydration. */
export function useChristmas(): boolean {
  return useSyncExternalStore(
    never,
    () => new Date().getMonth() === 11,
    () => false,
  );
}
