/** Has the browser itself force colours; where nobody drives it, nothing does. */
type Force = (forced: boolean) => Promise<void>;

let force: Force = async () => undefined;
let now = false;

/** Hands in what drives the browser. */
export function driveForcedColors(driver: Force): void {
  force = driver;
}

/** Forces colours, or no longer. */
export async function forceColors(forced: boolean): Promise<void> {
  if (forced === now) return;
  now = forced;
  await force(forced);
}
