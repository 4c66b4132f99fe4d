const name = "single-keys";

/** Whether single letters are list keys in this browser. */
export function usesSingleKeys(): boolean {
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    // Without storage, the default applies.
    return true;
  }
}

/** Switches single letters on or off in this browser. */
export function keepSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
  } catch {
    // Without storage, the setting is lost.
  }
}
