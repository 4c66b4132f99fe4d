import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { NoticeBanner } from "./notice-banner.tsx";

const onDismiss = fn();

const meta = {
  component: NoticeBanner,
  parameters: { layout: "fullscreen" },
  args: {
    html: "<p>The screening of all <b>ND</b> candidates holds from Monday at the main hall of the polytechnic.</p>",
    onRead: fn(),
    onDismiss,
  },
  beforeEach: () => void onDismiss.mockClear(),
} satisfies Meta<typeof NoticeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CutAt70Characters: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The screening of all ND candidates holds from Monday at the main hall …"),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss notice" }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

export const Short: Story = {
  args: { html: "<p>Lectures resume on Monday.</p>", onRead: undefined },
};
export const WithItsTitle: Story = {
  args: { title: "Screening of ND candidates for the 2026/2027 session" },
};
export const WithItsTitleOnAPhone: Story = {
  ...WithItsTitle,
  globals: { viewport: { value: "phone" } },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { theme: "dark" } };

/** A notice is a text: what would run in it does not. */
export const ScriptInside: Story = {
  args: {
    html: '<p>Lectures resume on Monday.<script>document.title = "run"</script><img src="x" onerror="document.title = 1"></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Lectures resume on Monday.")).toBeVisible();
    await expect(canvasElement.querySelector("script, img")).toBeNull();
  },
};
