import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { LinkSlotProps } from "./link.tsx";
import { Link, LinkProvider } from "./link.tsx";

const meta = {
  component: Link,
  args: { href: "/verify_remita_status", children: "Verify Payment Status" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p className="max-w-prose">
      Paid at a bank? <Link {...args} /> with your RRR before you apply.
    </p>
  ),
};

/** Outside a sentence it is large enough for a thumb: `className="ui-alone"`. */
export const Alone: Story = {
  args: { className: "ui-alone" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
};

export const Quiet: Story = { args: { quiet: true, className: "ui-alone" } };

export const External: Story = {
  args: {
    external: true,
    href: "https://learn.polytechnic.example",
    children: "E-learning",
    className: "ui-alone",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  },
};

const RouterLink = (props: LinkSlotProps) => <a {...props} data-router="yes" />;

export const ThroughTheAppsRouter: Story = {
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <Link {...args} className="ui-alone" />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("data-router", "yes");
  },
};

export const OneLongWordOnAPhone: Story = {
  args: { children: "https://learn.polytechnic.example/" + "slt".repeat(30) },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { className: "ui-alone" },
  globals: { theme: "dark" },
};
