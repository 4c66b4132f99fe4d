import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether it is December on this device. A prerendered page says no, and changes when it wakes. */
export function useChristmas(): boolean {
  return useSyncExternalStore(
    never,
    () => new Date().getMonth() === 11,
    () => false,
  );
}
