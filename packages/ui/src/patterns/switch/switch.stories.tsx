import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = {
  component: Switch,
  args: {
    label: "Send me an SMS when a result is out",
    hint: "To 0803 123 4567; your network may charge you.",
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere on the line, or Space, toggles it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const setting = canvas.getByRole("switch", { name: "Send me an SMS when a result is out" });
    await expect(setting).toHaveAccessibleDescription(/^To 0803/);
    await userEvent.click(canvas.getByText(/^Send me/));
    await expect(setting).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(setting).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { defaultChecked: true } };
export const Refused: Story = { args: { error: "your number has not been verified yet" } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
/** The label wraps; the switch stays beside its first line. */
export const LongLabelOnAPhone: Story = {
  args: {
    label:
      "Let my parents, my sponsor and the Petroleum Technology Development Fund see my results and what I owe",
    hint: undefined,
    defaultChecked: true,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Let my parents/);
    const line = Number.parseFloat(getComputedStyle(words).lineHeight);
    await expect(words.offsetHeight / line).toBeGreaterThanOrEqual(3);
    const [label, box] = [words, canvas.getByRole("switch")].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect([box!.width, box!.height]).toEqual([44, 24]);
    await expect(box!.bottom).toBeLessThanOrEqual(label!.top + line + 4);
    await expect(label!.right).toBeLessThan(box!.left);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: "dark" } };
