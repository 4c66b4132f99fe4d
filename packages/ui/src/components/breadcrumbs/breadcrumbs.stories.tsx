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
    await expect(canvas.getByText("Generate Post Graduate I…")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Generate Post Graduate Invoice" }),
    ).toHaveAttribute("title", "Generate Post Graduate Invoice");
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

const exactly24 = "Hostel Management Abcdef";
const long = "Olúwadámilọ́lá Abdulrahman Chukwuemeka Adébáyọ̀-Ogunlesi, ND/SLT/2026/000123, Part II";

/** 24 characters fit; longer names get an ellipsis. */
export const ExactlyTwentyFour: Story = {
  args: { crumbs: [crumb("Home", "/"), crumb(exactly24), crumb(`${exactly24}g`, "/longer")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: exactly24 })).not.toHaveAttribute("title");
    await expect(canvas.getByText(`${exactly24}…`)).toBeVisible();
  },
};

/** Screen readers and tooltips have the whole name. */
export const WholeNameInReach: Story = {
  args: { crumbs: [crumb("Home", "/"), crumb(long, "/student"), crumb("Results")] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: long });
    await expect(link).toHaveAttribute("title", long);
    await expect(link).toHaveAttribute("href", "/student");
  },
};

const nested = [
  crumb("Home", "/"),
  crumb("School setup"),
  crumb("Manage faculty and department"),
  crumb(long, "/faculty"),
  crumb("Department of Science Laboratory Technology"),
];

/** The menu shows the pages between with whole names, by pointer or keys. */
export const RestInAMenuOnAPhone: Story = {
  args: { crumbs: nested },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pages between" }));
    const menu = canvas.getByRole("menu", { name: "Pages between" });
    await expect(canvas.getByRole("menuitem", { name: long })).toHaveAttribute("href", "/faculty");
    const { left, right } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard("m");
    await expect(canvas.getByRole("menuitem", { name: /^Manage/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Pages between" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
  },
};

export const FourAllShow: Story = {
  args: { crumbs: nested.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const NoneIsHidden: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { crumbs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
