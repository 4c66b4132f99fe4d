const name = "single-keys";

/** Whether single letters are keys of lists in this browser. */
export function usesSingleKeys(): boolean {
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    // A browser that keeps nothing has not been told otherwise.
    return true;
  }
}

/** Switches single letters as keys on or off, for this browser. */
export function keepSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
  } catch {
    // Then it is asked again next time.
  }
}
