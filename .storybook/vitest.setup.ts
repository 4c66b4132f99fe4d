/// <reference types="@vitest/browser-playwright" />
import { configure, getConfig } from "storybook/test";
import { afterEach } from "vitest";
import { cdp } from "vitest/browser";
import { driveForcedColors } from "./forced-colors.ts";
import { disagreements } from "./required-agrees.ts";

// What a play waits for is missing at first, and for each look the whole document would be printed into an
// error that nobody reads. Once the wait is over, the error has it as ever.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const config = getConfig();
    const isWaiting =
      "_disableExpensiveErrorDiagnostics" in config && config._disableExpensiveErrorDiagnostics;
    if (!isWaiting || message === null) return getElementError(message, container);
    return Object.assign(new Error(message), { name: "TestingLibraryElementError" });
  },
});

// Files share a page and its modules, and this runs before each: of what a play has left there (a draft,
// a tab's hash, a focus, a place far down) the next file finds nothing.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", location.pathname + location.search);
if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
scrollTo(0, 0);

// A page cannot force colours by itself: the browser is asked over its own protocol.
driveForcedColors(async (forced) => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-motion", value: "reduce" },
      { name: "forced-colors", value: forced ? "active" : "none" },
    ],
  });
});

// A part's stories show a field with any schema; a page's have the one that its people meet.
afterEach(async ({ task }) => {
  if (!task.file.filepath.includes("/apps/")) return;
  const found = await disagreements(document);
  if (found.length > 0) throw new Error(found.join("; "));
});
