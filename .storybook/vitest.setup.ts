import { afterEach } from "vitest";
import { cdp } from "vitest/browser";
import { driveForcedColors } from "./forced-colors.ts";
import { disagreements } from "./required-agrees.ts";

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
