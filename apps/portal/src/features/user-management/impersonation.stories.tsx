import type { Meta, StoryObj } from "@storybook/react-vite";
import { userMessages } from "@polyportal/domain/messages/users";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { noImports } from "../../testing/imports.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units, users } from "../../testing/staff.ts";
import { Page } from "./users.page.tsx";

const [official] = users;
const student = {
  ...official,
  id: "u-9",
  userName: "ND/COM/21/0009",
  fullName: "Bello Hauwa",
  userType: "student",
  role: "student",
  furtherRoles: [],
} as (typeof users)[number];

const meta = {
  title: "Pages/Signing in as others",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.users,
    // The main role alone would sign in as nobody.
    profile: {
      ...superAdministrator,
      userName: "registrar",
      role: "registrar",
      roles: ["registrar", "help desk"],
      claims: [...defaultClaims.registrar, ...defaultClaims["help desk"]],
    },
    answers: {
      listUnits: units,
      listImports: noImports,
      listUsers: { items: [...users, student], total: 4 },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const actOn = async (canvas: { findByRole: typeof screen.findByRole }, name: RegExp) => {
  await userEvent.click(await canvas.findByRole("button", { name }));
  return screen.getByRole("menuitem", { name: new RegExp(userMessages.signInAs) });
};

/** Who is on the help desk by a further role signs in as students, and as nobody else. */
export const HelpDeskByAFurtherRole: Story = {
  play: async ({ canvas }) => {
    const onOfficial = await actOn(canvas, /Actions for Akinwande/);
    await expect(onOfficial).toHaveAttribute("aria-disabled", "true");
    await expect(onOfficial).toHaveTextContent(userMessages.notImpersonable);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await actOn(canvas, /Actions for Bello/));
    await screen.findByRole("dialog", { name: /^Sign in as Bello Hauwa/ });
  },
};
