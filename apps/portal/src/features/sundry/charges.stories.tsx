import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./charges.page.tsx";

type Charge = Output<"getBursaryFee">;

const hall: Charge = {
  id: 1,
  code: "BUR-001",
  name: "Hire of the convocation hall",
  payer: "anyone",
  least: 150_000,
  most: 600_000,
  account: "",
  active: true,
  revision: 0,
};

const items: Charge[] = [
  hall,
  { ...hall, id: 2, code: "BUR-002", name: "Tender documents", least: 25_000, most: 25_000 },
  { ...hall, id: 3, code: "BUR-101", name: "Workshop materials", payer: "student", active: false },
];

const meta = {
  title: "Pages/Bursary Fees",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.bursaryFees,
    profile: superAdministrator,
    answers: { listBursaryFees: { items, total: 3 }, getBursaryFee: hall },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Charges: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("₦150,000.00 to ₦600,000.00"))[0]).toBeVisible();
  },
};

/** A range has its lower end first. */
export const New: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New charge" }));
    const form = within(await screen.findByRole("dialog", { name: "New charge" }));
    await userEvent.type(form.getByRole("textbox", { name: /Code/ }), "bur-020");
    await userEvent.type(form.getByRole("textbox", { name: /^Name/ }), "Hire of a bus");
    await userEvent.type(form.getByRole("textbox", { name: /Lowest amount/ }), "5000");
    await userEvent.type(form.getByRole("textbox", { name: /Highest amount/ }), "400");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(
      (await form.findAllByText("the highest amount is not below the lowest"))[0],
    ).toBeVisible();
  },
};
