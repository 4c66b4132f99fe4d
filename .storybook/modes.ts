/**
 * How a story is pictured, once for `pnpm visual` and for Chromatic: both read
 * `parameters.chromatic.modes` of the prepared story, and that comes from here. A story may name
 * modes of its own there, or have no picture at all with `chromatic: { disableSnapshot: true }`.
 */
import type { Preview } from "@storybook/react-vite";

/** A window, and the toolbar's choices in it. `media` is what a printer sees. */
export type Mode = {
  viewport: { width: number; height: number };
  theme: "light" | "dark";
  media?: "print";
};

export const modes = {
  "360": { viewport: { width: 360, height: 740 }, theme: "light" },
  "1280": { viewport: { width: 1280, height: 800 }, theme: "light" },
  dark: { viewport: { width: 1280, height: 800 }, theme: "dark" },
  // A4 at 96 dots an inch.
  print: { viewport: { width: 794, height: 1123 }, theme: "light", media: "print" },
} as const satisfies Record<string, Mode>;

type StoryAt = { id: string; title: string };

function modesOf({ id, title }: StoryAt): Record<string, Mode> {
  const { dark, print, ...everywhere } = modes;
  return {
    ...everywhere,
    ...(darkStories.includes(id) && { dark }),
    ...(/^documents\//i.test(title) && { print }),
  };
}

type ArgTypesEnhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/**
 * Gives each story its modes. An enhancer of argument types changes none here: it is the one hook of
 * Storybook's that sees a story's name together with its parameters, before anybody reads them.
 */
export const withModes: ArgTypesEnhancer = ({ id, title, parameters, argTypes }) => {
  const own = parameters["chromatic"];
  parameters["chromatic"] = { modes: modesOf({ id, title }), ...own };
  return argTypes;
};

/**
 * Where dark is worth a look and the component has no story of its own that is always dark: each
 * surface, field, state and layer of the system once.
 */
export const darkStories: readonly string[] = [
  "components-button--primary",
  "components-button--secondary",
  "components-button--danger",
  "components-button--disabled",
  "components-card--with-actions-and-footer",
  "components-confirm--asks-the-specified-question",
  "components-description-list--two-columns",
  "components-empty-state--empty-with-action",
  "components-error-flag--title-only",
  "components-link--in-text",
  "components-money--column",
  "components-skeleton--record",
  "patterns-checkbox-field--ticked",
  "patterns-date-field--no-such-day",
  "patterns-file-field--uploaded",
  "patterns-form--refused",
  "patterns-o-level-editor--complete",
  "patterns-radio-field--missing",
  "patterns-select-field--chosen",
  "patterns-wizard--second-step",
  "documents-invoice--unpaid",
  "shell-footer--full",
  "shell-notice-modal--several",
  "shell-page-layout--signed-in",
  "shell-side-menu--student",
  "shell-sign-out-modal--stays",
  "shell-signed-in-header--avatar-menu",
];
