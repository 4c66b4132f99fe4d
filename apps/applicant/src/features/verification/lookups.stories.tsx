import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { paths } from "@polyportal/domain/routes/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { rrr } from "../../testing/student.ts";
import { Page as AdmissionNumberPage } from "./admission-number.page.tsx";
import { Page as AdmissionStatusPage } from "./admission-status.page.tsx";
import { Page as FeeReceiptPage } from "./fee-receipt.page.tsx";
import { Page as PaymentStatusPage } from "./payment-status.page.tsx";

const meta = {
  title: "Pages/Lookups",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AdmissionNumber: Story = {
  render: () => (
    <ShownPage at={paths.prospectiveStudents}>
      <AdmissionNumberPage />
    </ShownPage>
  ),
};

export const AdmissionStatus: Story = {
  render: () => (
    <ShownPage at={paths.admissionStatus}>
      <AdmissionStatusPage />
    </ShownPage>
  ),
};

export const PaymentStatus: Story = {
  render: () => (
    <ShownPage at={paths.verifyRemitaStatus}>
      <PaymentStatusPage />
    </ShownPage>
  ),
};

export const FeeReceipt: Story = {
  render: () => (
    <ShownPage at={paths.feeReceipt}>
      <FeeReceiptPage />
    </ShownPage>
  ),
};

/** A device that the payer has not used before is asked for the code of the e-mail. */
export const CodeAsked: Story = {
  render: () => (
    <ShownPage at={paths.feeReceipt} answers={{ getFeeReceipt: refusal("applicant_code_needed") }}>
      <FeeReceiptPage />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /RRR/ }), rrr);
    await userEvent.type(canvas.getByRole("textbox", { name: /Mobile/ }), "08031234567{Enter}");
    await expect(await canvas.findByRole("textbox", { name: /Code/i })).toBeVisible();
  },
};
