import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, userEvent, waitFor } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./login.page.tsx";

const shown = (answers: FixedAnswers) => (
  <ShownPage at={paths.login} answers={answers}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Sign in",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  render: () => shown({ login: refusal("login_failed") }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** In December the lights hang over the sign-in pages. */
export const December: Story = {
  globals: { date: "december" },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-season=christmas]")).toBeVisible(),
    );
  },
};

export const InTheDark: Story = { globals: { theme: "dark" } };

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Username/ }), "student");
    await userEvent.type(canvas.getByLabelText(/^Password/), "not-the-password");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      errorCodes.login_failed.message.trim(),
    );
  },
};
