import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Output } from "@polyportal/api-client/client/client";
import { resetLinkMessages } from "@polyportal/domain/messages/reset-links";
import { whyNotAsked } from "@polyportal/domain/messages/why-not-asked";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { defaultLabels } from "@polyportal/domain/rights/menu";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { owingObstacles } from "../../testing/obstacles.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./reset-links.page.tsx";

const account = {
  id: "u-1",
  userName: "ND/CSC/26/00417",
  matricNumber: "ND/CSC/26/00417" as string | null,
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
  userType: "student",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  address: "c***@students.oke-ila-polytechnic.example",
  active: true,
  setUp: true,
};

const items: Output<"listResetLinks">["items"] = [
  account,
  {
    ...account,
    id: "u-2",
    userName: "hauwa.bello",
    matricNumber: "ND/STA/26/00012",
    fullName: "Bello Hauwa",
    department: "Statistics",
    address: null,
    setUp: false,
  },
  {
    ...account,
    id: "u-3",
    userName: "f.ogunlade",
    matricNumber: null,
    fullName: "Ogunlade Folasade Abiọ́dún",
    userType: "lecturer",
    department: "Computer Science",
    active: false,
  },
];

const meta = {
  title: "Pages/User management/Reset links",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.resetLinks,
    profile: {
      ...superAdministrator,
      role: "help desk",
      menuItems: ["dashboard", "profile", ...defaultLabels["help desk"]],
      claims: [...defaultClaims["help desk"]],
    },
    answers: {
      listResetLinks: { items, total: 19_812 },
      sendSetUpMail: { sent: 1, without: [], alreadySent: [], enough: [] },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who cannot sign in is found, with where a link would go. */
export const Accounts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("rowheader", { name: /Yar’Adua-Okonkwo/ })).toBeVisible();
    await expect(canvas.getByText("No address")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

const sendTo = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) => {
  await userEvent.click(await canvas.findByRole("button", { name: /Actions for Yar/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: resetLinkMessages.send.again }));
};

/** A link is sent, and it is said where to; whom none reaches says why. */
export const Sends: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true },
  tags: ["played"],
  play: async ({ canvas }) => {
    await sendTo(canvas);
    await expect(await canvas.findByText(/A link was sent to c\*\*\*@/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Actions for Bello/ }));
    await expect(screen.getByText(resetLinkMessages.whyNot.noAddress)).toBeVisible();
  },
};

/** Pressed again, nothing is sent again, and it says why. */
export const SentAlready: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: {
      listResetLinks: { items, total: 3 },
      sendSetUpMail: { sent: 0, without: [], alreadySent: [account.fullName], enough: [] },
    },
  },
  tags: ["played"],
  play: async ({ canvas }) => {
    await sendTo(canvas);
    await expect(await canvas.findByText(resetLinkMessages.notSent)).toBeVisible();
    await expect(canvas.getByText(resetLinkMessages.fresh)).toBeVisible();
  },
};

/** Whoever helps asks what is in a student's way, and reads it as the student would. */
export const AsksWhyNot: Story = {
  tags: ["played"],
  args: {
    answers: {
      listResetLinks: { items, total: 19_812 },
      getWhyNotOfStudent: {
        fullName: account.fullName,
        matricNumber: account.userName,
        obstacles: owingObstacles,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Yar/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: whyNotAsked.title }));
    const inside = within(await screen.findByRole("dialog", { name: whyNotAsked.title }));
    const box = await inside.findByRole("combobox", { name: whyNotAsked.choose });
    await userEvent.selectOptions(box, whyNotAsked.questions.bed);
    await expect(await inside.findByText(/^Pay your arrears/)).toBeVisible();
  },
};

/** What the server refuses is said. */
export const SendsNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: {
      listResetLinks: { items, total: 3 },
      sendSetUpMail: refusal("database_unavailable"),
    },
  },
  tags: ["played"],
  play: async ({ canvas }) => {
    await sendTo(canvas);
    await expect(await canvas.findByText("Failed!")).toBeVisible();
  },
};

/** Where nobody is found, it says so. */
export const NobodyFound: Story = {
  args: {
    at: `${staffPaths.resetLinks}?search=Ogunwale`,
    answers: { listResetLinks: { items: [], total: 0 } },
  },
};

export const Failing: Story = {
  tags: ["played"],
  args: { answers: { listResetLinks: refusal("database_unavailable") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
