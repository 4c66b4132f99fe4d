import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { oneUser, units } from "../../testing/staff.ts";
import { Page } from "./edit-user.page.tsx";
import { Page as ManagePage } from "./manage-user.page.tsx";

const meta = {
  title: "Pages/Edit user",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: `${staffPaths.editUser}?user=u-1`,
    profile: superAdministrator,
    answers: { listUnits: units, getUser: oneUser },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A role that another approves is not the account's yet. */
export const RoleThatWaits: Story = {
  args: {
    toasts: true,
    answers: { ...meta.args.answers, updateUser: { waits: true } },
  },
  play: async ({ canvas }) => {
    const role = await canvas.findByRole("combobox", { name: /^Role/ });
    await userEvent.selectOptions(role, "bursar");
    await userEvent.type(
      canvas.getByRole("textbox", { name: /^Reason/ }),
      "She stands in for May.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText(userMessages.roleWaits)).toBeVisible();
    await expect(role).toHaveValue("exams and records");
  },
};

/** An address that names nobody leads on to the list. */
export const NobodyChosen: Story = {
  args: { at: staffPaths.manageUser, page: ManagePage },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: userMessages.chooseUser }),
    ).toHaveAttribute("href", staffPaths.users);
  },
};

/** The offices stand with their days, and lead to where they are given and ended. */
export const OfOfficers: Story = {
  play: async ({ canvas }) => {
    const office = await canvas.findByRole("link", {
      name: "Head of department, Computer Science (acting)",
    });
    await expect(office).toHaveAttribute("href", staffPaths.heads);
    await expect(canvas.getByText("1 September 2025 to 31 December 2026")).toBeVisible();
  },
};

/** Most hold none. */
export const WithoutOffice: Story = {
  args: { answers: { ...meta.args.answers, getUser: { ...oneUser, offices: [] } } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Offices" });
    await expect(region).toHaveTextContent("None");
  },
};

/** A head is not moved to another department: the refusal stands at the field. */
export const HeadIsNotMoved: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      updateUser: refusal("office_held", { departmentId: errorCodes.office_held.message }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("combobox", { name: /^Department/ }),
    ).toHaveAccessibleDescription(/an office is assigned; end it first/);
  },
};
