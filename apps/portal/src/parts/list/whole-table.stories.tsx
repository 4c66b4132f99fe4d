import type { Meta, StoryObj } from "@storybook/react-vite";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { roleClaims } from "../../testing/staff.ts";
import { Page } from "../../features/rights/roles.page.tsx";

const meta = {
  title: "Pages/Whole lists",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.roles,
    profile: superAdministrator,
    answers: {
      listRoleClaims: roleClaims,
      listSavedViews: [
        {
          id: "v-1",
          name: "By people",
          query: "sort=-people&columns=role+people",
          sharedWith: "everyone",
          isDefault: false,
          own: false,
          by: "Yusuf Halima",
        },
      ],
    },
    page: Page,
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = rightsMessages.roleColumns;

/** From the page to the search, into the rows and back; `?` shows the keys. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("link", { name: "Student" });
    await userEvent.keyboard("/");
    const search = canvas.getByRole("textbox", { name: heads.role });
    await expect(search).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(search).toHaveFocus();
    await userEvent.type(search, "hostel officer");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Student" })).toBeNull());
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Hostel officer" })).toHaveFocus();
    await userEvent.keyboard("?");
    await screen.findByRole("dialog", { name: "Keys of this list" });
  },
};

/** A view restores order and columns. Changing a column changes the view. */
export const Views: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View: The whole list" }));
    await userEvent.click(screen.getByRole("menuitemradio", { name: /By people/ }));
    await canvas.findByRole("button", { name: "View: By people" });
    const table = within(canvas.getByRole("table"));
    await expect(table.getByRole("columnheader", { name: heads.people })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(table.queryByRole("columnheader", { name: heads.labels })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Columns/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: heads.labels }));
    await expect(await table.findByRole("columnheader", { name: heads.labels })).toBeVisible();
    await expect(await canvas.findByText("Changed")).toBeVisible();
  },
};
