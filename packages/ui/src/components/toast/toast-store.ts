import type { ReactNode } from "react";
import type { StatusKind } from "../status/status-icon.tsx";

/** A temporary message. Its words come from domain's messages. */
export type Toast = {
  /** The news in a few words. */
  title: string;
  /** Its meaning in a sentence, or an undo button. */
  body?: ReactNode;
  /** The kind of message; by default info. */
  status?: StatusKind;
  /** How long it stays, in milliseconds; by default 5 s. */
  durationMs?: number;
};

/** A toast on the screen. @internal */
export type ShownToast = Toast & {
  /** Identifies it, to dismiss it. */
  id: number;
};

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere. The same words again replace it. At most one older toast stays above the newest. */
export function toast(notice: Toast): void {
  const others = shown.filter(({ title, body }) => title !== notice.title || body !== notice.body);
  lastId += 1;
  show([...others.slice(-1), { ...notice, id: lastId }]);
}

/** Dismisses a toast early. */
export function dismissToast(id: number): void {
  show(shown.filter((one) => one.id !== id));
}

/** The store for React. @internal */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
};
