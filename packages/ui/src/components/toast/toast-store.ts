import type { ReactNode } from "react";
import type { StatusKind } from "../status/status-icon.tsx";

/** A notice that comes and goes; its words come from domain's messages. */
export type Toast = {
  /** The news in a few words. */
  title: string;
  /** What it means, in a sentence; or the way back, a button. */
  body?: ReactNode;
  /** What kind of news it is; info unless said. */
  tone?: StatusKind;
  /** How long it stays, in milliseconds; 5 s unless said. */
  durationMs?: number;
};

/** A notice on the screen. @internal */
export type ShownToast = Toast & {
  /** By which it is taken away. */
  id: number;
};

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a notice, from anywhere. The same words again replace the notice instead of stacking up, and
 * at most one older one stays above the newest.
 */
export function toast(notice: Toast): void {
  const others = shown.filter(({ title, body }) => title !== notice.title || body !== notice.body);
  lastId += 1;
  show([...others.slice(-1), { ...notice, id: lastId }]);
}

/** Takes a notice away before its time. */
export function dismissToast(id: number): void {
  show(shown.filter((one) => one.id !== id));
}

/** The store as React reads it. @internal */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
};
