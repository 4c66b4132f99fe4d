import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { ChangeEmailState, VerifyOtpState } from "../../app/account-state.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { student } from "../../testing/student.ts";
import { Page as ChangeEmailPage } from "./change-email.page.tsx";
import { Page as VerifyOtpPage } from "./verify-otp.page.tsx";

const meta = {
  title: "Pages/Sign in, second step",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = refusal("too_many_requests");
const otp: VerifyOtpState = {
  data: { userName: student.matricNumber, ticket: "4f1c", codeFrom: "email" },
  fromLogin: true,
};
const first: ChangeEmailState = { id: "1", ticket: "4f1c", fromLogin: true };

/** A failure that names no field is told in the server's words, and can be tried again. */
export const Code: Story = {
  render: () => (
    <ShownPage at={publicPaths.verifyOtp} state={otp} answers={{ verifyOtp: refused }}>
      <VerifyOtpPage />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Code/ }), "123456{Enter}");
    await expect(await canvas.findByText(errorCodes.too_many_requests.message)).toBeVisible();
    await expect(canvas.getByRole("button", { name: tryAgainLabel })).toBeVisible();
  },
};

export const EmailAddress: Story = {
  render: () => (
    <ShownPage at={publicPaths.changeEmail} state={first}>
      <ChangeEmailPage />
    </ShownPage>
  ),
};
