/** When a semester's courses can be registered, added and dropped: ISO moments or dates. */
export type RegistrationWindow = {
  opensAt: string | Date;
  /** From when on registering costs the late fee; null where it never does. */
  lateFrom: string | Date | null;
  closesAt: string | Date;
  /** Until when what is registered may still be changed. */
  addDropClosesAt: string | Date;
};

/** How a registration window can stand; `unset` before the school has announced one. */
export const windowStates = ["unset", "not-open", "open", "late", "add-drop", "closed"] as const;
export type WindowState = (typeof windowStates)[number];

/** How the window stands at a moment. A beginning belongs to what begins, an end to what follows. */
export function windowState(window: RegistrationWindow | null | undefined, now: Date): WindowState {
  if (!window) return "unset";
  const reached = (moment: string | Date) => now.getTime() >= new Date(moment).getTime();
  if (!reached(window.opensAt)) return "not-open";
  if (reached(window.addDropClosesAt)) return "closed";
  if (reached(window.closesAt)) return "add-drop";
  return window.lateFrom !== null && reached(window.lateFrom) ? "late" : "open";
}

/** Whether who has not registered yet still can. */
export const mayRegister = (state: WindowState): state is "open" | "late" =>
  state === "open" || state === "late";

/** Whether registering costs the late fee: who has registered in time changes it without. */
export const registersLate = (state: WindowState, registered: boolean): boolean =>
  state === "late" && !registered;

/** Whether what is registered may be changed. */
export const mayAddOrDrop = (state: WindowState): state is "open" | "late" | "add-drop" =>
  mayRegister(state) || state === "add-drop";

/** Registration opened for one student alone. */
export type WindowException = { openedAt: Date; until: Date; lateFee: boolean };

/** The window as it stands for a student to whom registration was opened; nobody's is made shorter. */
export function windowWith(
  window: RegistrationWindow | null | undefined,
  exception: WindowException | undefined,
  now: Date,
): RegistrationWindow | undefined {
  if (!exception || exception.until <= now) return window ?? undefined;
  const { openedAt, until, lateFee } = exception;
  if (!window)
    return { opensAt: openedAt, lateFrom: null, closesAt: until, addDropClosesAt: until };
  const later = (moment: string | Date) => (new Date(moment) > until ? moment : until);
  return {
    opensAt: new Date(window.opensAt) < openedAt ? window.opensAt : openedAt,
    lateFrom: lateFee ? window.lateFrom : null,
    closesAt: later(window.closesAt),
    addDropClosesAt: later(window.addDropClosesAt),
  };
}
