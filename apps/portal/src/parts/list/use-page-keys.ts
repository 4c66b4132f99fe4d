import { useEffectEvent, useLayoutEffect } from "react";
import { isElsewhere } from "./key-listeners.ts";

/** Listens to keys on the whole page, except in menus and dialogs. `press` returns whether it handled the key. */
export function usePageKeys(press: (event: KeyboardEvent) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isElsewhere(event) && press(event)) event.preventDefault();
  });
  // A layout effect, so that an immediate key press is not lost.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => pressed(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
}
