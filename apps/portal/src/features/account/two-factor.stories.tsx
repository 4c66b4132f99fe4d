import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, userEvent } from "storybook/test";
import { student } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./change-password.page.tsx";

const meta = {
  title: "Pages/Two-factor",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.changePassword,
    profile: student,
    answers: {
      getTwoFactor: { authenticator: false, recoveryCodesLeft: 0 },
      beginAuthenticator: {
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        address:
          "otpauth://totp/ALPOLY:ND%2FCSC%2F26%2F00417?issuer=ALPOLY&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      },
      confirmAuthenticator: {
        recoveryCodes: Array.from({ length: 10 }, (_, index) => `K7QWM-3XP${index % 8}${index}`),
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the password to the recovery codes, which are shown once. */
export const SettingUp: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Set up an authenticator app" }),
    );
    const [, password] = await canvas.findAllByLabelText(/Current password/);
    if (!password) throw new Error("The password is not asked for");
    await userEvent.type(password, "Demo-Pass-1");
    await userEvent.click(canvas.getByRole("button", { name: "Set up an authenticator app" }));
    await expect(await canvas.findByRole("img", { name: /QR code/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Code of the app/), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await expect(await canvas.findByText("Your recovery codes")).toBeVisible();
  },
};

export const On: Story = {
  args: { answers: { getTwoFactor: { authenticator: true, recoveryCodesLeft: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 recovery code is left.")).toBeVisible();
  },
};
