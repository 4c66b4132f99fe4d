import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { paths } from "@polyportal/domain/routes/paths";
import { expect } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./no-access.page.tsx";

const meta = {
  title: "Pages/No access",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: `${paths.noAccess}?from=error`,
    profile: {
      ...superAdministrator,
      role: "hostel officer",
      claims: ["hostels.see"],
      menuItems: ["dashboard", "hostel management", "profile"],
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A right was taken while its page was open: the call that was refused leads here, and the menu has no such label. */
export const RightTakenMeanwhile: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: shellMessages.noAccess }),
    ).toBeVisible();
    await expect(canvas.getByText(accountWords.refused)).toBeVisible();
    const menu = canvas.getByRole("navigation", { name: "Modules" });
    await expect(menu).toHaveTextContent("Hostel Management");
    await expect(menu).not.toHaveTextContent("User Management");
  },
};
