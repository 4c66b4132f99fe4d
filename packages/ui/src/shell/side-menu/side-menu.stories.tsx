import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import { SideMenu } from "./side-menu.tsx";

const meta = {
  component: SideMenu,
  args: { items: studentMenu, currentPath: "/academic_fees/sundry/invoice", onSignOut: fn() },
  decorators: (Story) => (
    <div className="w-64 border border-line bg-paper-raised">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Academic Fees" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "SIWES" })).not.toHaveAttribute("aria-current");
  },
};

export const Staff: Story = {
  args: { items: staffMenu, currentPath: "/student_management/search_student" },
};

export const Disabled: Story = {
  args: {
    items: studentMenu.map((item) =>
      item.label === "hostel" ? { ...item, disabledReason: "Booking opens on 4 January" } : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /Hostel/ })).toBeNull();
    await expect(canvas.getByText("Booking opens on 4 January")).toBeVisible();
  },
};
