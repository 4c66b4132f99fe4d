/** The browser that pictures are taken with: pinned, and told to draw alike on every machine. */
import { chromium, type Browser, type BrowserContext } from "playwright";
import { chromiumArgs, chromiumPath, pinnedChromiumPath } from "../chromium.ts";

/** No help from the machine: neither its fonts' hints, its screen's colours nor its processor's. */
const alike = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--disable-skia-runtime-opts",
  // A tile of which a part is drawn anew smooths its edges otherwise than one drawn at once.
  "--disable-partial-raster",
];

/** Nothing where the pinned browser does not run: it is made for Linux on x64 alone. */
export async function launchPinned(): Promise<Browser | undefined> {
  const executablePath = await pinnedChromiumPath();
  if (!executablePath) return undefined;
  return chromium.launch({ executablePath, args: [...chromiumArgs, ...alike] });
}

/** The pinned browser, or else one of this machine's, for what does not depend on how it draws. */
export async function launchAny(): Promise<Browser> {
  const pinned = await launchPinned();
  return (
    pinned ?? chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  );
}

/** A school's visitor, for whom nothing moves. */
export function newVisitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
  });
}
