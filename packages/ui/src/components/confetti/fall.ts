import { confetti as amounts } from "@polyportal/domain/birthday/confetti";

const tokens = ["brand", "clay", "success", "warning", "focus"] as const;

/** The theme's colours as #rrggbb, which the library needs. A canvas converts any notation. */
function themeColours(): string[] {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pixel) return [];
  const theme = getComputedStyle(document.documentElement);
  return tokens.map((token) => {
    pixel.fillStyle = theme.getPropertyValue(`--color-${token}`);
    pixel.fillRect(0, 0, 1, 1);
    const rgb = [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  });
}

/** Lets every piece fall once over the canvas. Resolves when the last one is gone. */
export async function fall(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  // Loaded when needed: on one day a year.
  const { default: library } = await import("canvas-confetti");
  if (signal.aborted) return;
  // A worker would be created from a blob, which our content security policy forbids.
  const fire = library.create(canvas, { resize: true, useWorker: false });
  signal.addEventListener("abort", () => fire.reset());
  await fire({
    particleCount: amounts.pieces,
    spread: 120,
    startVelocity: 55,
    origin: { y: 0.7 },
    colors: themeColours(),
  });
}
