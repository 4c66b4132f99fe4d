import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { packMessages } from "@polyportal/domain/messages/clearance-pack";
import { form11Messages } from "@polyportal/domain/messages/form11";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { clearancePackPath, paths } from "@polyportal/domain/routes/paths";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { student } from "../../../testing/people.ts";
import { largeText, tooWide } from "../../../testing/large-text.ts";
import { ShownPage } from "../../../testing/shown-page.tsx";
import { addresses } from "./addresses.ts";
import { Page as ClearancePack } from "./clearance-pack.page.tsx";
import { Page as Form11 } from "./form11.page.tsx";
import { Page as GenerateInvoice } from "./generate-invoice.page.tsx";
import { Page as SchoolFees } from "./school-fees.page.tsx";
import { Page as Session } from "./session.page.tsx";

const lines = [
  { description: "Tuition, ND II", amount: 34_800 },
  { description: "ICT and Portal", amount: 7500 },
  { description: "Laboratory and Workshop", amount: 9300.5 },
];

const unpaid: SessionFee = {
  purpose: "school-fees",
  sessionId: 3,
  session: "2026/2027",
  current: true,
  level: "ND II",
  lines,
  total: 51_600.5,
  paid: 0,
  balance: 51_600.5,
  parts: [
    { paymentType: "Full", amount: 51_600.5, refusal: null },
    { paymentType: "FirstInstallment", amount: 30_960, refusal: null },
    {
      paymentType: "SecondInstallment",
      amount: 20_640.5,
      refusal: "The first instalment comes before the second.",
    },
  ],
  invoices: [],
};

const paid: SessionFee = {
  ...unpaid,
  sessionId: 2,
  session: "2025/2026",
  current: false,
  level: "ND I",
  paid: 51_600.5,
  balance: 0,
  parts: unpaid.parts.map((part) => ({ ...part, refusal: "This is paid." })),
  invoices: [
    {
      id: "019a0000-0000-7000-8000-000000000001",
      rrr: "310007769676",
      invoiceNo: "INV-2025-000417",
      purpose: "school-fees",
      description: "School Fees 2025/2026",
      sessionId: 2,
      session: "2025/2026",
      paymentType: "Full",
      amount: 51_600.5,
      state: "paid",
      invoiceDate: "2025-10-02T09:00:00Z",
      expiresAt: "2025-11-02T09:00:00Z",
      paidAt: "2025-10-05T09:00:00Z",
    },
  ],
};

const missing = ["Pay the first instalment of this session's school fees."];

const meta = {
  title: "Pages/School fees",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.schoolFees,
    profile: student,
    page: SchoolFees,
    answers: { getFeeStatement: { sessions: [unpaid, paid], arrears: 0, missing } },
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Statement: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Pay the fees of 2026/2027" }),
    ).toHaveAttribute("href", addresses.session(3));
    await expect(canvas.getByRole("link", { name: "Change of Degree" })).toBeVisible();
    await expect(canvas.getByText(missing[0] ?? "")).toBeVisible();
  },
};

export const StatementOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** With twice the text size of a phone's owner nothing runs out of the page. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Pay the fees of 2026/2027" }),
    ).toBeVisible();
    await waitFor(() => expect(tooWide()).toBe(0));
  },
};

/** Nothing was asked of this student yet; postgraduates have no Change of Degree. */
export const NoFees: Story = {
  args: {
    profile: { ...student, studentTypeId: 2 },
    answers: { getFeeStatement: { sessions: [], arrears: 0, missing: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not asked you for any fees/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Change of Degree" })).toBeNull();
  },
};

export const ChooseSession: Story = {
  args: { at: addresses.session(3), page: Session },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("₦9,300.50")).toBeVisible();
    await expect(canvas.getByText("The first instalment comes before the second.")).toBeVisible();
  },
};

export const HowMuch: Story = {
  args: { at: addresses.generate(3), page: GenerateInvoice, answers: { getFeeQuote: unpaid } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^First instalment/ })).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: /^Second instalment/ })).toBeNull();
  },
};

/** A refusal is told where it was pressed, once, with the way to what it asks for. */
export const RefusedWithAWayOn: Story = {
  args: {
    ...HowMuch.args,
    answers: { getFeeQuote: unpaid, generateStudentInvoice: refusal("contact_missing") },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Generate Invoice" }));
    const told = within(await canvas.findByRole("alert"));
    await expect(told.getByText(errorCodes.contact_missing.message)).toBeVisible();
    await expect(told.getByRole("link", { name: "Open your profile" })).toHaveAttribute(
      "href",
      paths.profile,
    );
  },
};

/** Any other failure is the form's own to tell. */
export const RefusedWithoutAWay: Story = {
  args: {
    ...HowMuch.args,
    answers: { getFeeQuote: unpaid, generateStudentInvoice: refusal("server_error") },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Generate Invoice" }));
    await expect(await canvas.findByText(errorCodes.server_error.message)).toBeVisible();
    await expect(canvas.getAllByText(errorCodes.server_error.message)).toHaveLength(1);
  },
};

/** An invoice that is open stands in the way of another. */
export const AnInvoiceIsOpen: Story = {
  args: {
    at: addresses.generate(3),
    page: GenerateInvoice,
    answers: {
      getFeeQuote: {
        ...unpaid,
        invoices: paid.invoices.map((one) => ({ ...one, state: "open", paidAt: null })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cancel the invoice" })).toBeVisible();
  },
};

export const Form11NotReady: Story = {
  args: {
    at: addresses.form11(3),
    page: Form11,
    answers: { getForm11: refusal("fee_not_paid") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(form11Messages.notReady)).toBeVisible();
  },
};

/** Without a registration the pack has the other papers, and says what is missing. */
export const ClearancePackWithoutCourses: Story = {
  args: {
    at: clearancePackPath(2),
    page: ClearancePack,
    answers: {
      getForm11: {
        fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
        matricNumber: "ND/CSC/26/00417",
        numberKind: "matric",
        faculty: "School of Engineering and Environmental Technology",
        department: "Agricultural and Bio-Environmental Engineering Technology",
        programme: "National Diploma, full-time",
        level: paid.level,
        passport: null,
        session: paid.session,
        total: paid.total,
        paid: paid.paid,
        balance: paid.balance,
        cleared: true,
        payments: [],
        verification: {
          code: "9F3K-22QX-7MPA",
          verifyUrl: "https://portal.school.example/verify_document?code=9F3K-22QX-7MPA",
          issuedAt: "2026-11-20T09:30:00Z",
        },
      },
      getCourseForm: refusal("registration_not_found"),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(packMessages.noCourses)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(packMessages.title);
    await expect(await canvas.findAllByRole("article")).toHaveLength(1);
  },
};

export const ClearancePackNotReady: Story = {
  args: {
    at: clearancePackPath(3),
    page: ClearancePack,
    answers: { getForm11: refusal("fee_not_paid") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(form11Messages.notReady)).toBeVisible();
  },
};
