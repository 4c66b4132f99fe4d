import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, waitFor, within } from "storybook/test";
import { superAdministrator } from "../testing/people.ts";
import { ShownPage } from "../testing/shown-page.tsx";

const Nothing = () => null;

const meta = {
  title: "Pages/Pages of an area",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: { at: staffPaths.audit, profile: superAdministrator, page: Nothing },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There are more tabs than fit: the row scrolls to the current one. */
export const LastOfMany: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("navigation", { name: "User Management" });
    const tab = within(row).getByRole("link", { current: "page" });
    await expect(tab).toHaveTextContent("Audit");
    const isSeen = () =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
        row.getBoundingClientRect().right + 1,
      );
    await waitFor(isSeen);
    // As when a phone is turned.
    row.style.inlineSize = "200px";
    await waitFor(isSeen);
  },
};

/** Lecturers have no menu entry of their own. They are listed beside users, and beside the school's setup. */
export const LecturersBesideTheSchool: Story = {
  args: { at: staffPaths.programmes },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("navigation", { name: "School Setup" });
    await expect(within(row).getByRole("link", { name: "Lecturer Upload" })).toHaveAttribute(
      "href",
      staffPaths.lecturers,
    );
  },
};

/** The menu then marks the area beside which they are listed. */
export const LecturersInTheMenu: Story = {
  args: { at: staffPaths.lecturersHeads },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole("navigation", { name: "Modules" });
    await expect(within(menu).getByRole("link", { current: true })).toHaveTextContent(
      "User Management",
    );
  },
};
