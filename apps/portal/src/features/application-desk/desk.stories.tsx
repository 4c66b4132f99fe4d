import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as DeletePage } from "./delete.page.tsx";
import { Page as ResetPage } from "./reset.page.tsx";

type Found = Output<"findApplication">;

const found: Found = {
  invoiceId: "0199aa00-0000-7000-8000-000000000011",
  invoiceNo: "INV-2026-000042",
  amount: 6_500,
  paidAt: "2026-11-20T10:00:00.000Z",
  applicationId: "0199aa00-0000-7000-8000-000000000021",
  number: "ND/2026/000042",
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  programme: "ND",
  session: "2026/2027",
  stage: "sent",
  completedAt: "2026-11-21T10:00:00.000Z",
  offer: null,
  sections: [
    {
      id: "personal",
      title: "Personal & Next of Kin",
      savedAt: "2026-11-20T11:00:00.000Z",
      reopened: false,
    },
    {
      id: "programme",
      title: "JAMB & Programme Choice",
      savedAt: "2026-11-20T11:10:00.000Z",
      reopened: true,
    },
    {
      id: "o-level",
      title: "O-Level Result",
      savedAt: "2026-11-20T11:20:00.000Z",
      reopened: false,
    },
  ],
  doubles: [],
  deletedAt: null,
  returnable: false,
};

const meta = {
  title: "Pages/One Application",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: `${staffPaths.resetApplication}?number=ND%2F2026%2F000042`,
    profile: superAdministrator,
    answers: { findApplication: found, getHistory: history, resetApplication: { waits: false } },
    page: ResetPage,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is open again already is not chosen. */
export const Reset: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("ND/2026/000042")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /open again/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Open again" }));
    await expect(canvas.getByText("please select a section")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^O-Level Result/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Open again" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/1 section is opened again/)).toBeVisible();
    await expect(dialog.getByText(/its slip is withdrawn/)).toBeVisible();
  },
};

export const ResetOfAnOffer: Story = {
  args: {
    answers: { findApplication: { ...found, offer: "ND/2026/0042" }, getHistory: history },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("this application has an offer")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ask for approval" })).toBeVisible();
  },
};

export const DeleteADouble: Story = {
  args: {
    at: `${staffPaths.deleteApplication}?number=ND%2F2026%2F000042`,
    answers: {
      findApplication: { ...found, doubles: ["ND/2026/000017"] },
      getHistory: history,
    },
    page: DeletePage,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The applicant has ND/2026/000017 as well."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(
      dialog.getByRole("textbox", { name: /Type DELETE ND\/2026\/000042/ }),
    ).toBeVisible();
  },
};

export const Deleted: Story = {
  args: {
    at: `${staffPaths.deleteApplication}?number=ND%2F2026%2F000042`,
    answers: {
      findApplication: {
        ...found,
        stage: "closed",
        deletedAt: "2026-11-26T10:00:00.000Z",
        returnable: true,
      },
      getHistory: history,
    },
    page: DeletePage,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Take it back" })).toBeVisible();
  },
};
