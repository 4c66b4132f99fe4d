/**
 * How a story is pictured, once for `pnpm visual` and for Chromatic: both read
 * `parameters.chromatic.modes` of the prepared story, and that comes from here. A story may name
 * modes of its own there. One that would show only what others show in theirs (a story of the dark
 * beside one that is pictured in the dark, what comes after a state) has no picture at all, with
 * `chromatic: { disableSnapshot: true }`: `tests/visual/repeated.test.ts` names it.
 */
import type { Preview } from "@storybook/react-vite";

/** A window, and the toolbar's choices in it. `media` is what a printer sees. */
export type Mode = {
  viewport: { width: number; height: number };
  theme: "light" | "dark";
  forcedColors?: "active";
  textSize?: "200";
  media?: "print";
};

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

export const modes = {
  "360": { viewport: phone, theme: "light" },
  "1280": { viewport: desk, theme: "light" },
  dark: { viewport: desk, theme: "dark" },
  forced: { viewport: desk, theme: "light", forcedColors: "active" },
  "200": { viewport: phone, theme: "light", textSize: "200" },
  // A4 at 96 dots an inch; `pnpm visual` pictures the pages of the PDF that a browser makes.
  print: { viewport: { width: 794, height: 1123 }, theme: "light", media: "print" },
} as const satisfies Record<string, Mode>;

/** The parts that pages are made of are pictured in every way; what is made of them, as it is laid out. */
const parts = /^(components|patterns|shell)\//i;
const papers = /^documents\//i;

/** What a story has chosen of the toolbar's, for good. */
type Chosen = {
  viewport?: { value?: string };
  theme?: string;
  colours?: string;
  media?: string;
  density?: string;
  textSize?: string;
};

/** A story's modes, without those that would only repeat another's: no mode undoes what it has chosen. */
function modesOf(title: string, chosen: Chosen): Record<string, Mode> {
  const { theme, colours, media } = chosen;
  const onPhone = chosen.viewport?.value === "phone";
  const coloured = theme === "dark" || colours === "forced" || media === "print";
  // A phone is never compact (`theme/tokens.css`).
  const atDesk = chosen.density === "compact" && !onPhone;
  const { dark, forced, "200": large } = modes;
  // At a desk a paper stands on the screen as on its sheet; on its sheet alone it is the others' print.
  if (papers.test(title)) {
    return media === "print" ? {} : { "360": modes["360"], print: modes.print };
  }
  return {
    ...(!atDesk && { "360": modes["360"] }),
    ...(!onPhone && { "1280": modes["1280"] }),
    ...(parts.test(title) &&
      !coloured && {
        dark: onPhone ? { ...dark, viewport: phone } : dark,
        forced: onPhone ? { ...forced, viewport: phone } : forced,
        ...(!atDesk && chosen.textSize !== "200" && { "200": large }),
      }),
  };
}

type ArgTypesEnhancer = NonNullable<Preview["argTypesEnhancers"]>[number];
/** What it is given besides what its type says. */
type Context = Parameters<ArgTypesEnhancer>[0] & { storyGlobals?: Chosen };

/**
 * Gives each story its modes. An enhancer of argument types changes none here: it is the one hook of
 * Storybook's that sees a story's title together with its parameters, before anybody reads them.
 */
export const withModes: ArgTypesEnhancer = ({
  title,
  parameters,
  argTypes,
  storyGlobals = {},
}: Context) => {
  const own = parameters["chromatic"];
  const modes = modesOf(title, storyGlobals);
  // Chromatic takes a picture of its own choice where no mode is named.
  const disableSnapshot = Object.keys(modes).length === 0;
  parameters["chromatic"] = { modes, disableSnapshot, ...own };
  return argTypes;
};
