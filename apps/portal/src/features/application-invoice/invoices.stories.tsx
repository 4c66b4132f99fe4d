import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./invoices.page.tsx";

type Invoice = Output<"listApplicantInvoices">["items"][number];

const open: Invoice = {
  id: "0199aa00-0000-7000-8000-000000000011",
  invoiceNo: "INV-2026-000042",
  rrr: "280012345678",
  lastname: "Yar’Adua-Okonkwo",
  firstname: "Chukwuemeka",
  middlename: "Oluwaseun",
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  mobileNumber: "+2348031234567",
  email: "applicant@example.com",
  slug: "nd",
  programme: "ND",
  session: "2026/2027",
  amount: 6_500,
  state: "open",
  createdAt: "2026-11-20T09:30:00.000Z",
  expiresAt: "2026-12-04T09:30:00.000Z",
  paidAt: null,
  application: null,
  jamb: null,
};

const paid: Invoice = {
  ...open,
  id: "0199aa00-0000-7000-8000-000000000012",
  invoiceNo: "INV-2026-000041",
  rrr: "280012345679",
  fullName: "Ọ̀ṣúntóún Adébùkọ́lá",
  lastname: "Ọ̀ṣúntóún",
  firstname: "Adébùkọ́lá",
  middlename: "",
  state: "paid",
  paidAt: "2026-11-20T10:00:00.000Z",
  application: { number: "ND/2026/000042", sent: false },
  jamb: { number: "202612345678AB", mark: "unlisted" },
};

const items = [
  open,
  paid,
  { ...open, id: "3", invoiceNo: "INV-2026-000040", state: "expired" as const, rrr: null },
  { ...open, id: "4", invoiceNo: "INV-2026-000039", state: "surplus" as const },
];

const meta = {
  title: "Pages/Manage Invoices",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.applicantInvoices,
    profile: superAdministrator,
    answers: {
      listSessions: sessions,
      listApplicantInvoices: { items, total: 4 },
      movePayment: { waits: true },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const act = async (of: RegExp, name: string) => {
  await userEvent.click(await screen.findByRole("button", { name: of }));
  await userEvent.click(screen.getByRole("menuitem", { name }));
};

export const Invoices: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("INV-2026-000042"))[0]).toBeVisible();
    await expect(canvas.getAllByText("Paid twice")[0]).toBeVisible();
  },
};

/** Once it is paid the name stays, and who asks is established. */
export const CorrectsAPaidOne: Story = {
  play: async () => {
    await act(/^Actions for INV-2026-000041/, "Correct the payer");
    const form = within(
      await screen.findByRole("dialog", { name: "Correct the payer of INV-2026-000041" }),
    );
    await expect(form.getByRole("textbox", { name: /Surname/ })).toHaveAttribute("readonly");
    await expect(form.getByRole("textbox", { name: /How it is known who asks/ })).toBeVisible();
  },
};

const newer: Invoice = { ...open, email: "corrected@example.com" };

/** Whom another has corrected meanwhile is laid beside what was typed, and what is kept is saved over that. */
export const CorrectedMeanwhile: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      ...meta.args.answers,
      listApplicantInvoices: ({ search }) => ({
        items: search === open.invoiceNo ? [newer] : items,
        total: 1,
      }),
      correctPayer: ({ was }) =>
        was.email === newer.email ? {} : refusal("conflict", {}, "Ada Obi saved this meanwhile."),
    },
  },
  play: async () => {
    await act(/^Actions for INV-2026-000042/, "Correct the payer");
    const form = within(
      await screen.findByRole("dialog", { name: "Correct the payer of INV-2026-000042" }),
    );
    const phone = form.getByRole("textbox", { name: /Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, "08039998887");
    await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "A wrong digit was typed.");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Ada Obi saved this meanwhile.")).toBeVisible();
    await expect(form.getByText(newer.email)).toBeVisible();
    await expect(form.getByText("08039998887")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Keep mine" }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Extends: Story = {
  play: async () => {
    await act(/^Actions for INV-2026-000042/, "Extend");
    await expect(
      await screen.findByRole("dialog", { name: "Extend INV-2026-000042" }),
    ).toBeVisible();
  },
};

/** A payment for the wrong programme is moved, once another has approved it. */
export const Moves: Story = {
  play: async () => {
    await act(/^Actions for INV-2026-000041/, "Move to another programme");
    const form = within(await screen.findByRole("alertdialog"));
    await expect(form.getByRole("option", { name: "HND" })).toBeInTheDocument();
    await expect(form.queryByRole("option", { name: "ND" })).toBeNull();
  },
};
