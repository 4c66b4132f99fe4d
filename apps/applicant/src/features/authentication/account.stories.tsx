import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { student } from "../../testing/student.ts";
import { Page as CreateProfilePage } from "./create-profile.page.tsx";
import { Page as ForgotPasswordPage } from "./forgot-password.page.tsx";
import { Page as ResetPasswordPage } from "./reset-password.page.tsx";
import { Page as VerifyAccountPage } from "./verify-account.page.tsx";

const meta = {
  title: "Pages/Account",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = refusal("too_many_requests");
const setUp = {
  userName: student.matricNumber,
  lastname: student.lastname,
  firstname: student.firstname,
  middlename: student.middlename,
  mobileNumber: "08031234567",
};

export const ForgotPassword: Story = {
  render: () => (
    <ShownPage at={publicPaths.forgotPassword}>
      <ForgotPasswordPage />
    </ShownPage>
  ),
};

export const ResetPassword: Story = {
  render: () => (
    <ShownPage at={`${publicPaths.resetPassword}?token=4f1c`}>
      <ResetPasswordPage />
    </ShownPage>
  ),
};

/** A failure that names no field is told in the server's words, and can be tried again. */
export const VerifyAccount: Story = {
  render: () => (
    <ShownPage at={publicPaths.verifyAccount} answers={{ verifyUser: refused }}>
      <VerifyAccountPage />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Matric/ }), student.matricNumber);
    await userEvent.click(canvas.getByRole("button", { name: "Verify account" }));
    await expect(await canvas.findByText(errorCodes.too_many_requests.message)).toBeVisible();
    await expect(canvas.getByRole("button", { name: tryAgainLabel })).toBeVisible();
  },
};

export const CreateProfile: Story = {
  render: () => (
    <ShownPage at={`${publicPaths.createProfile}?token=4f1c`} answers={{ getSetUp: setUp }}>
      <CreateProfilePage />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(student.firstname)).toBeVisible();
  },
};
