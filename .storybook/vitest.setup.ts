import { cdp } from "vitest/browser";
import { driveForcedColors } from "./forced-colors.ts";

// A page cannot force colours by itself: the browser is asked over its own protocol.
driveForcedColors(async (forced) => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-motion", value: "reduce" },
      { name: "forced-colors", value: forced ? "active" : "none" },
    ],
  });
});
