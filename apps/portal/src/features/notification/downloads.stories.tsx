import type { Meta, StoryObj } from "@storybook/react-vite";
import { exportMessages } from "@polyportal/domain/messages/export";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent } from "storybook/test";
import { PortalPage } from "../../app/portal-page.tsx";
import { madeExports } from "../../testing/exports.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Downloads } from "./downloads.tsx";

function Page() {
  return (
    <PortalPage title={exportMessages.title} lead={exportMessages.lead}>
      <Downloads />
    </PortalPage>
  );
}

const meta = {
  title: "Pages/Downloads",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.downloads,
    profile: superAdministrator,
    answers: {
      listExports: { items: madeExports, total: madeExports.length },
      deleteExport: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsBeingMade: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "44");
  },
};

/** What is ready can be had and deleted; what runs can be cancelled alone. */
export const Acts: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const actions = await canvas.findByRole("button", { name: "Actions for Users (CSV)" });
    await userEvent.click(actions);
    await expect(screen.getByRole("menuitem", { name: "Download" })).toBeEnabled();
    await expect(screen.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  },
};

function EverybodysPage() {
  return (
    <PortalPage title={exportMessages.title} lead={exportMessages.lead}>
      <Downloads everybody />
    </PortalPage>
  );
}

/** For who may see the record: what anybody has exported. */
export const Everybodys: Story = { args: { page: EverybodysPage } };

export const NothingYet: Story = {
  args: { answers: { listExports: { items: [], total: 0 } } },
};
