/// <reference types="@vitest/browser-playwright" />
import { afterEach } from "vitest";
import { cdp } from "vitest/browser";
import { driveForcedColors } from "./forced-colors.ts";
import { disagreements } from "./required-agrees.ts";

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
