import { confetti as amounts } from "@polyportal/domain/birthday/confetti";

const tokens = ["brand", "clay", "success", "warning", "focus"] as const;

/** The theme's colours as the library reads them: #rrggbb, which a canvas works out from any notation. */
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

/** Lets every piece fall once over the canvas; settles when the last one is gone. */
export async function fall(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  // Needed on one day of a person's year: the code comes when it falls.
  const { default: library } = await import("canvas-confetti");
  if (signal.aborted) return;
  // A worker would be made from a blob, which our content security policy refuses.
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
