import type { Notice } from "@polyportal/api-client/contract/notice";

type Notices = readonly Pick<Notice, "id">[];

const key = "closed-notices";
/** Where the device keeps nothing, what was closed is known until the app is loaded anew. */
let closed: readonly string[] = [];

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? [...kept.map(String), ...closed] : closed;
  } catch {
    return closed;
  }
}

/** Whether there is a notice among them that this device has not closed. */
export function haveNew(notices: Notices): boolean {
  const before = read();
  return notices.some(({ id }) => !before.includes(id));
}

/** Remembers these as closed; those that are shown no more are forgotten. */
export function keepClosed(notices: Notices): void {
  closed = notices.map(({ id }) => id);
  try {
    localStorage.setItem(key, JSON.stringify(closed));
  } catch {
    // A private window keeps nothing.
  }
}
