import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const crumb = (label: string, path = `/${label.toLowerCase().replaceAll(" ", "_")}`) => ({
  label,
  path,
});

const meta = {
  component: Breadcrumbs,
  args: { crumbs: [crumb("Home", "/"), crumb("Generate Post Graduate Invoice"), crumb("Invoice")] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CutAt24Characters: Story = {
  play: async ({ canvas }) => {
    const cut = canvas.getByText("Generate Post Graduate I…");
    await expect(cut).toHaveAttribute("title", "Generate Post Graduate Invoice");
    await expect(canvas.getByText("Invoice")).toHaveAttribute("aria-current", "page");
  },
};

export const OneIsHidden: Story = {
  args: { crumbs: [crumb("Home", "/")] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const AboveFourOnlyFirstAndLast: Story = {
  args: {
    crumbs: [
      crumb("Academic Fees"),
      crumb("Acceptance"),
      crumb("Generate Invoice"),
      crumb("Invoice"),
      crumb("Receipt"),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Acceptance")).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("menuitem", { name: "Acceptance" })).toHaveFocus();
    await expect(canvas.getAllByRole("menuitem")).toHaveLength(3);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
