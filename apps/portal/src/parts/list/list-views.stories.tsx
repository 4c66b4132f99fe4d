import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units, users } from "../../testing/staff.ts";
import { Page } from "../../features/user-management/users.page.tsx";

const meta = {
  title: "Pages/Views of lists",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.users,
    profile: superAdministrator,
    answers: { listUnits: units, listUsers: { items: users, total: users.length } },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A view that was deleted by mistake is restored from the toast. */
export const DeletesAViewAndUndoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    answers: {
      ...meta.args.answers,
      listSavedViews: [
        {
          id: "v-2",
          name: "Lecturers",
          query: "userType=lecturer",
          sharedWith: "own",
          isDefault: false,
          own: true,
          by: "",
        },
      ],
      deleteSavedView: {},
      createSavedView: { id: "v-3" },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View: The whole list" }));
    await userEvent.click(screen.getByRole("menuitemradio", { name: /Lecturers/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "View: Lecturers" }));
    await userEvent.click(screen.getByRole("menuitem", { name: /^Delete/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: /^Delete/ }));
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText(actMessages.undone)).toBeVisible();
  },
};
