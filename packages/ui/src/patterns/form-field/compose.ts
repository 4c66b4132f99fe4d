import type { Ref, RefCallback } from "react";

/** Calls the field's own listener, then the caller's. */
export const composeHandlers =
  <Event>(own: (event: Event) => void, callers: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    own(event);
    callers?.(event);
  };

/** A ref for both the form and the caller. */
export const composeRefs =
  <Element>(form: (element: Element | null) => void, callers: Ref<Element> | undefined) =>
  (element: Element | null): ReturnType<RefCallback<Element>> => {
    form(element);
    if (typeof callers === "function") return callers(element);
    if (callers) callers.current = element;
  };
