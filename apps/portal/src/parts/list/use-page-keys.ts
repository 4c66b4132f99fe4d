import { useEffectEvent, useLayoutEffect } from "react";
import { isElsewhere } from "./heard.ts";

/** Hears keys wherever the focus stands on the page, but for menus and dialogs over it; true where one did something. */
export function usePageKeys(press: (event: KeyboardEvent) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isElsewhere(event) && press(event)) event.preventDefault();
  });
  // As soon as the page stands: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => pressed(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
}
