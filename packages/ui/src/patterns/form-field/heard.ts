import type { Ref, RefCallback } from "react";

/** What a field does itself, and then what its caller listens for. */
export const heard =
  <Event>(own: (event: Event) => void, callers: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    own(event);
    callers?.(event);
  };

/** An element that the form holds, and its caller, too. */
export const held =
  <Element>(form: (element: Element | null) => void, callers: Ref<Element> | undefined) =>
  (element: Element | null): ReturnType<RefCallback<Element>> => {
    form(element);
    if (typeof callers === "function") return callers(element);
    if (callers) callers.current = element;
  };
