import type { Preview } from "@storybook/react-vite";
import { lazy, useLayoutEffect } from "react";
import type { Globals } from "storybook/internal/types";
import { configure } from "storybook/test";
import { dismissToast, toastStore } from "../packages/ui/src/components/toast/toast-store.ts";
import { applyBrandHue } from "../packages/ui/src/theme/brand-hue.ts";
import { isSeenInDocs } from "./docs/seen.ts";
import { emulateMedia } from "./emulate-media.ts";
import { forceColors } from "./forced-colors.ts";
import { withModes } from "./modes.ts";
import { setStoryDay } from "./story-clock.ts";
import { globalTypes, hueOf, initialGlobals } from "./toolbar.ts";
import "./docs/docs.css";
import "./stories.css";

// A page's parts come one after the other, and a machine that does other things too takes seconds for each:
// what ends a wait here does not come.
configure({ asyncUtilTimeout: 20_000 });

/** Apart, for a story alone has no use for it. */
const DocsPage = lazy(() =>
  import("./docs/page.tsx").then(({ DocsPage }) => ({ default: DocsPage })),
);

/** Whether Vitest runs the story, and not the workshop, whose panel tells what axe was not sure of, too. */
const isTested = import.meta.env.VITEST_STORYBOOK === "false";

type Context = { viewMode: string; globals: Globals; userGlobals?: Globals };

/**
 * What the toolbar says, or the story over it. A page of docs shows many stories in one document,
 * which can have one theme only: there the toolbar alone decides.
 */
const globalsOf = ({ viewMode, globals, userGlobals }: Context): Globals =>
  viewMode === "docs" ? (userGlobals ?? globals) : globals;

const preview: Preview = {
  parameters: {
    // Of what is right, axe names the rule and one element: telling where each stands is most of its work.
    // Vitest leaves it to `pnpm visual`, which asks it of every story, in the light and in the dark.
    a11y: {
      test: isTested ? "off" : "error",
      options: { resultTypes: ["violations", "incomplete"] },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    // The source of a story shows what one would write, without the stories' spies.
    jsx: { filterProps: (value: unknown) => !(typeof value === "function" && "mock" in value) },
    docs: {
      page: DocsPage,
      stories: { filter: isSeenInDocs },
      codePanel: true,
      canvas: { sourceState: "shown" },
      // What a story draws, as one would write it, instead of the story.
      source: { type: "dynamic" },
    },
    viewport: {
      options: {
        phone: { name: "Phone, 360", styles: { width: "360px", height: "740px" }, type: "mobile" },
        tablet: {
          name: "Tablet, 768",
          styles: { width: "768px", height: "1024px" },
          type: "tablet",
        },
        desk: { name: "Desk, 1280", styles: { width: "1280px", height: "800px" }, type: "desktop" },
      },
    },
    options: {
      storySort: {
        order: [
          "Guidance",
          [
            "Getting started",
            "Writing",
            "Forms",
            "Tables",
            "A list page",
            "A list from the server",
            "Printing",
            "Accessibility",
            "Adding a component",
            "Reviewing pictures",
          ],
          "Foundations",
          ["Colour", "Type", "Space", "Radius", "Elevation", "Motion", "Density", "Print", "Icons"],
          "Components",
          "Patterns",
          "Documents",
          "Shell",
          "Pages",
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [withModes],
  // Before a story's own preparations, which may read the clock.
  beforeEach: async ({ globals }) => {
    setStoryDay(globals["date"]);
    // Notices of the story before outlive it by seconds.
    toastStore.read().forEach(({ id }) => dismissToast(id));
    await forceColors(globals["colours"] === "forced");
  },
  decorators: [
    (Story, context) => {
      const { theme, brandHue, density, media, motion, colours, textSize } = globalsOf(context);
      // Before the story draws, for it may ask at its first drawing.
      setStoryDay(context.globals["date"]);
      emulateMedia({
        print: media === "print",
        reducedMotion: motion === "reduced",
        forcedColors: colours === "forced",
      });
      useLayoutEffect(() => {
        document.documentElement.dataset["theme"] = theme;
        document.documentElement.dataset["density"] = density;
        applyBrandHue(hueOf(brandHue));
      }, [theme, density, brandHue]);
      useLayoutEffect(() => {
        document.documentElement.style.fontSize = textSize === "200" ? "200%" : "";
      }, [textSize]);
      return <Story />;
    },
  ],
  tags: ["autodocs"],
};

export default preview;
