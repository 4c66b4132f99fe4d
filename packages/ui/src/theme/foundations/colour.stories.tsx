import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { defaultBrandHue, permittedHue } from "@polyportal/domain/school/brand-hue";
import { applyBrandHue } from "../brand-hue.ts";
import { contrast, readTokens } from "../contrast.ts";
import { pairs } from "../pairs.ts";
import css from "../tokens.css?raw";
import { Contrasts, Swatches } from "./colours.tsx";
import { paintedContrast } from "./painted.ts";

/**
 * Neutral paper with a warm tint, one brand hue that a school chooses, a clay accent for what needs
 * attention, and five statuses that differ in lightness too. A school's hue that could be taken for one
 * of them, or for the clay, moves to the nearest that cannot. Write `bg-paper`, `text-ink-muted`,
 * `border-line`; never a colour of your own.
 */
const meta = {
  title: "Foundations/Colour",
  parameters: { layout: "padded" },
  render: () => <Swatches />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};

export const ColoursInTheDark: Story = { globals: { theme: "dark" } };

export const AnotherSchoolsHue: Story = { globals: { brandHue: "blue" } };

/** Every pair that meets in the product, measured on the pixels that this browser paints. */
export const Contrast: Story = {
  render: () => <Contrasts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Every pair reaches what it needs.")).toBeVisible();
  },
};

export const ContrastInTheDark: Story = { ...Contrast, globals: { theme: "dark" } };

export const ContrastOfAnotherHue: Story = { ...Contrast, globals: { brandHue: "purple" } };

/** The test of all 360 hues reckons what the browser would paint: here the browser paints it. */
export const HuesAsTheBrowserPaintsThem: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["!autodocs"],
  play: async () => {
    const page = document.documentElement;
    const shown = page.dataset["theme"] ?? "light";
    for (const [theme, tokens] of Object.entries(readTokens(css))) {
      page.dataset["theme"] = theme;
      for (let hue = 0; hue < 360; hue += 15) {
        applyBrandHue(hue);
        for (const [front, back, atLeast] of pairs) {
          const painted = paintedContrast(front, back);
          const reckoned = contrast(tokens[front] ?? "", tokens[back] ?? "", permittedHue(hue));
          if (painted < atLeast || Math.abs(painted / reckoned - 1) > 0.03) {
            throw new Error(
              `${theme}, hue ${hue}: ${front} on ${back} is ${painted}, reckoned ${reckoned}`,
            );
          }
        }
      }
    }
    page.dataset["theme"] = shown;
    applyBrandHue(defaultBrandHue);
    await expect(paintedContrast("ink", "paper")).toBeGreaterThan(4.5);
  },
};
