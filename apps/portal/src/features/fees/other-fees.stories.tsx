import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { decisionStates } from "@polyportal/domain/messages/department-change";
import { partRefusals } from "@polyportal/domain/messages/fees";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { student } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Acceptance } from "./acceptance/acceptance.page.tsx";
import { Page as Degree } from "./degree-change/change-of-degree.page.tsx";
import { Page as LevyDocuments } from "./development-levy/development-levy-documents.page.tsx";
import { Page as Levy } from "./development-levy/development-levy.page.tsx";
import { Page as LevyInvoice } from "./development-levy/development-levy-invoice.page.tsx";
import { Page as LateRegistration } from "./late-registration-invoice.page.tsx";
import { Page as Letter } from "./acceptance/letter.page.tsx";
import { invoice, letter, notSold, paidFee, statement, sundry, unpaidFee } from "./story-fees.ts";
import { Page as GenerateSundry } from "./sundry/sundry-generate-invoice.page.tsx";
import { Page as SundryReceipt } from "./sundry/sundry-receipt.page.tsx";
import { Page as Sundry } from "./sundry/sundry.page.tsx";

const meta = {
  title: "Pages/Other fees",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: paths.sundry, profile: student, page: Sundry, answers: sundry },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const jupeb = { ...student, studentTypeId: 8 };

export const WhatIsSold: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Pay for: Transcript (abroad)" }),
    ).toHaveAttribute("href", "/academic_fees/sundry/session?item=2");
    await expect(await canvas.findByText("20 November 2026, RRR 3100 0776 9676")).toBeVisible();
  },
};

export const WhatIsSoldOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const NotForJupeb: Story = {
  args: { profile: jupeb },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/does not concern your kind of study/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Other Fees" })).toBeNull();
  },
};

export const AnItem: Story = {
  args: { at: `${paths.sundryGenerateInvoice}?item=2&session=2`, page: GenerateSundry },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "2025/2026" })).toBeVisible();
    await expect(canvas.getAllByText("₦25,000.00")).toHaveLength(2);
  },
};

export const ReceiptOfAnItem: Story = {
  args: {
    at: `${paths.sundryReceipt}?invoice=${invoice.id}`,
    page: SundryReceipt,
    answers: { getStudentInvoice: { ...invoice, purpose: "sundry", state: "paid" } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Print" })).toBeVisible();
    await expect(canvas.getByText("20 November 2026")).toBeVisible();
  },
};

export const AcceptanceNotPaid: Story = {
  args: {
    at: paths.acceptance,
    page: Acceptance,
    answers: { getFeeStatement: statement(unpaidFee("acceptance")) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Generate invoice" })).toHaveAttribute(
      "href",
      "/academic_fees/acceptance/generate_invoice?session=3",
    );
  },
};

export const Accepted: Story = {
  args: {
    at: paths.acceptance,
    page: Acceptance,
    answers: { getFeeStatement: statement(paidFee("acceptance")) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Admission Letter" })).toBeVisible();
  },
};

export const AdmissionLetter: Story = {
  args: { at: paths.acceptanceLetter, page: Letter, answers: { getAdmissionLetter: letter } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("ADM/ND/CSC/26/00417")).toBeVisible();
  },
};

export const LetterOfAnUnpaidFee: Story = {
  args: {
    at: paths.acceptanceLetter,
    page: Letter,
    answers: { getAdmissionLetter: refusal("fee_not_paid") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ready as soon as its fee is paid/)).toBeVisible();
  },
};

export const LetterOfAnotherKind: Story = {
  args: { at: paths.acceptanceLetter, page: Letter, profile: jupeb },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Open the JUPEB Admission Letter" }),
    ).toHaveAttribute("href", paths.acceptanceLetterJupeb);
  },
};

export const DevelopmentLevy: Story = {
  args: {
    at: paths.developmentLevy,
    page: Levy,
    answers: {
      getFeeStatement: statement(unpaidFee("development-levy"), paidFee("development-levy")),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Generate invoice, 2026/2027" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Documents, 2025/2026" })).toBeVisible();
  },
};

export const LevyPapers: Story = {
  args: {
    at: `${paths.developmentLevyDocuments}?session=2`,
    page: LevyDocuments,
    answers: { getFeeStatement: statement(paidFee("development-levy")) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Letter 2025/2026" })).toBeVisible();
  },
};

export const LevyInvoiceOpen: Story = {
  args: {
    at: `/development_levy?invoice=${invoice.id}`,
    page: LevyInvoice,
    answers: { getStudentInvoice: invoice },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Pay with ATM Card" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the invoice" }));
    // "Cancel" beside "Cancel the invoice" would say both.
    await userEvent.click(await screen.findByRole("button", { name: shellMessages.keepIt }));
    // The page is out of reach until the dialog has closed.
    await expect(await canvas.findByRole("button", { name: "Cancel the invoice" })).toBeVisible();
  },
};

/** Whoever comes here and is not late is told so, and buys nothing. */
export const LateRegistrationFeeOfWhoIsNotLate: Story = {
  args: {
    at: paths.lateRegistrationInvoice,
    page: LateRegistration,
    answers: { getFeeStatement: statement(notSold("course-registration", "not-late")) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(partRefusals["not-late"])).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Generate invoice" })).toBeNull();
  },
};

/** Paid for, the change of a degree is a request; an earlier session's is sold no more. */
export const ChangeOfDegree: Story = {
  args: {
    at: paths.changeOfDegree,
    page: Degree,
    answers: {
      getFeeStatement: statement(paidFee("change-of-degree"), {
        ...notSold("change-of-degree", "other-session"),
        sessionId: 1,
        session: "2024/2025",
      }),
      listDegreeChanges: [
        {
          id: "1",
          session: "2025/2026",
          state: "pending",
          remark: "",
          createdAt: "2026-11-20T10:00:00.000Z",
          decidedAt: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(decisionStates.pending.label)).toBeVisible();
    await expect(
      canvas.getByText(/^Requested on 20 November 2026. The registry decides/),
    ).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Generate invoice/ })).toBeNull();
  },
};

/** The tab of the open page is the last of four: on a phone it stands in view all the same. */
export const TheOpenTabOnAPhone: Story = {
  args: ChangeOfDegree.args,
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole("link", { name: "Change of Degree", current: "page" });
    const row = canvas.getByRole("navigation", { name: "Academic fees" });
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
        row.getBoundingClientRect().right,
      ),
    );
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};

export const LateRegistrationFee: Story = {
  args: {
    at: paths.lateRegistrationInvoice,
    page: LateRegistration,
    answers: { getFeeStatement: statement(unpaidFee("course-registration")) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Generate invoice" })).toBeVisible();
  },
};
