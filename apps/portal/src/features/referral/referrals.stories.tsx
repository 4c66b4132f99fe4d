import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Output } from "@polyportal/api-client/client/client";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { actMessages } from "@polyportal/domain/messages/act";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { largeText } from "../../testing/large-text.ts";
import { superAdministrator } from "../../testing/people.ts";
import { sumsOf } from "../../testing/sums.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./referrals.page.tsx";

type Referral = Output<"getReferral">;

const first: Referral = {
  id: "r-1",
  code: "ALUMNI-OSUN-CHAPTER",
  name: "Old Students’ Association, Òkè-Ìlá and Òṣogbo Chapter",
  phone: "+2348031234567",
  active: true,
  revision: 2,
  invoices: 1_204,
  paid: 988,
  offered: 61,
  sessions: [
    { session: "2026/2027", invoices: 804, paid: 702, offered: 0 },
    { session: "2025/2026", invoices: 400, paid: 286, offered: 61 },
  ],
};

const others: Referral[] = [
  {
    ...first,
    id: "r-2",
    code: "BISI",
    name: "Ajayi Bisi",
    invoices: 0,
    paid: 0,
    offered: 0,
    sessions: [],
  },
  {
    ...first,
    id: "r-3",
    code: "MARKET-2",
    name: "Yar’Adua Zainab",
    active: false,
    invoices: 7,
    paid: 5,
    offered: 0,
    sessions: [{ session: "2026/2027", invoices: 7, paid: 5, offered: 0 }],
  },
];

const items = [first, ...others];
const referrals = { items, total: 3, sums: sumsOf(items, "invoices", "paid", "offered") };

const meta = {
  title: "Pages/Referral",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.referral,
    profile: superAdministrator,
    answers: {
      listReferrals: referrals,
      getReferral: first,
      createReferral: { id: "r-4" },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (row: RegExp, label: string) => {
  await userEvent.click(await screen.findByRole("button", { name: row }));
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
};

/** Each code with how many invoices were made with it, paid, and led to an offer. */
export const Codes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("ALUMNI-OSUN-CHAPTER")).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "1,204" })).toBeVisible();
  },
};

/** One of them beside the list: whose it is, what came of it in each session, what became of it. */
export const BesideTheList: Story = {
  args: { answers: { ...meta.args.answers, getHistory: history } },
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: first.code }));
    const record = within(await screen.findByRole("region", { name: first.code }));
    await expect(await record.findByText("400 invoices, 286 paid, 61 offered")).toBeVisible();
    await expect(record.getByText(first.name)).toBeVisible();
    await expect(await record.findByText(/changed the account/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: first.code })).toHaveAttribute(
      "aria-current",
      "true",
    );
  },
};

/** The same by academic session. */
export const BySession: Story = {
  play: async ({ canvas }) => {
    const [more] = await canvas.findAllByRole("button", { expanded: false, name: /ALUMNI/ });
    await userEvent.click(more as HTMLElement);
    await expect(await canvas.findByText("400 invoices, 286 paid, 61 offered")).toBeVisible();
  },
};

export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "help desk", claims: ["applications.see"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("BISI")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: referralMessages.add })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Actions for BISI/ }));
    await expect(
      screen.getByRole("menuitem", { name: new RegExp(referralMessages.acts.edit) }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

let toggled = 0;

/** Where the way back is closed by then, that is said. */
export const CannotUndo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    answers: {
      listReferrals: { items: [first, ...others], total: 3 },
      toggleReferral: () => {
        toggled += 1;
        return toggled === 1 ? {} : refusal("not_found");
      },
    },
  },
  beforeEach: () => {
    toggled = 0;
  },
  play: async () => {
    await open(/^Actions for BISI/, referralMessages.acts.switchOff);
    await expect(await screen.findByText(referralMessages.switchedOff)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText(actMessages.failed)).toBeVisible();
    await expect(screen.queryByRole("button", { name: actMessages.undo })).toBeNull();
    await expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** A new code: what is missing is said at its field. */
export const NewCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: referralMessages.add }));
    const form = within(await screen.findByRole("dialog", { name: referralMessages.newTitle }));
    await userEvent.type(form.getByRole("textbox", { name: referralMessages.columns.code }), "ab");
    await userEvent.click(form.getByRole("button", { name: actMessages.save }));
    await expect(
      form.getByRole("textbox", { name: referralMessages.columns.code }),
    ).toHaveAccessibleDescription(/3 to 20 letters/);
    await expect(
      form.getByRole("textbox", { name: referralMessages.columns.name }),
    ).toHaveAccessibleDescription(/please enter a name/);
  },
};

/** Another has the code already. */
export const Taken: Story = {
  tags: ["played"],
  args: {
    answers: {
      listReferrals: referrals,
      createReferral: refusal("code_taken", { code: errorCodes.code_taken.message }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: referralMessages.add }));
    const form = within(await screen.findByRole("dialog", { name: referralMessages.newTitle }));
    const { code, name, phone } = referralMessages.columns;
    await userEvent.type(form.getByRole("textbox", { name: code }), "BISI");
    await userEvent.type(form.getByRole("textbox", { name }), "Ajayi Bisi");
    await userEvent.type(form.getByRole("textbox", { name: phone }), "08031234567");
    await userEvent.click(form.getByRole("button", { name: actMessages.save }));
    await expect(await form.findByRole("textbox", { name: code })).toHaveAccessibleDescription(
      /this code is taken/,
    );
  },
};

let asked = 0;

/** Another saved the same code meanwhile: both stand side by side, and nothing typed is lost. */
export const EditedByTwo: Story = {
  tags: ["played"],
  args: {
    answers: {
      listReferrals: referrals,
      getReferral: () => {
        asked += 1;
        return asked === 1 ? first : { ...first, phone: "08099999999", revision: 3 };
      },
      updateReferral: refusal("conflict"),
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async () => {
    await open(/^Actions for ALUMNI/, referralMessages.acts.edit);
    const form = within(await screen.findByRole("dialog", { name: /^Edit ALUMNI/ }));
    const name = form.getByRole("textbox", { name: referralMessages.columns.name });
    await userEvent.clear(name);
    await userEvent.type(name, "Old Students");
    await userEvent.click(form.getByRole("button", { name: actMessages.save }));
    await expect(await form.findByText(actMessages.conflictTitle)).toBeVisible();
    await expect(name).toHaveValue("Old Students");
  },
};

export const NoCode: Story = {
  args: { answers: { listReferrals: { items: [], total: 0 } } },
};

export const Waiting: Story = { args: { answers: { listReferrals: waiting } } };

export const Failed: Story = {
  args: { answers: { listReferrals: refusal("database_unavailable") } },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** With twice the text size of a phone's owner nothing runs out of the page. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await canvas.findByText("BISI");
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
