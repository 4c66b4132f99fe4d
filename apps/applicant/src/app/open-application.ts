import { useSyncExternalStore } from "react";

const key = "polyportal.open";
const listeners = new Set<() => void>();

/** The application that is open in this tab, as the header names it. */
export type OpenApplication = { programme: string; applicantId: string; name: string };

const read = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** An {@link OpenApplication} as text, which stays the same from render to render; null in what the build renders. */
export const useOpenApplication = (): string | null =>
  useSyncExternalStore(subscribe, read, () => null);

/** Names the open application to the header; without one, the header offers the sign-in again. */
export function setOpenApplication(open: OpenApplication | undefined): void {
  const text = open ? JSON.stringify(open) : "";
  if ((read() ?? "") === text) return;
  try {
    if (open) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept in this window: the header offers the sign-in.
  }
  for (const listener of listeners) listener();
}
