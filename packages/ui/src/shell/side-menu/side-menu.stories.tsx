import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import { SideMenu } from "./side-menu.tsx";

const onSignOut = fn();

const meta = {
  component: SideMenu,
  args: { items: studentMenu, currentPath: "/academic_fees/sundry/invoice", onSignOut },
  beforeEach: () => void onSignOut.mockClear(),
  decorators: (Story) => (
    <div className="w-64 max-w-full border border-line bg-paper-raised">
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

/** The first segment decides, whole: /hostel_fees is not the hostel's. */
export const NoModuleOfThisPath: Story = {
  args: { currentPath: "/hostel_fees/receipt" },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      await expect(link).not.toHaveAttribute("aria-current");
    }
  },
};

export const QueryAndFragment: Story = {
  args: { currentPath: "/results?session=2026#summary" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: true })).toHaveTextContent("Results");
  },
};

/** Tab passes over what is disabled. */
export const ByKeyboard: Story = {
  args: {
    items: studentMenu
      .slice(0, 3)
      .map((item, index) =>
        index === 1 ? { ...item, disabledReason: "Closed until the profile is checked" } : item,
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Academic Fees" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

/** Before the first module is granted. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Sign Out" })).toBeVisible();
  },
};

export const Compact: Story = { ...Staff, globals: { density: "compact" } };
export const Dark: Story = { ...Disabled, globals: { theme: "dark" } };
