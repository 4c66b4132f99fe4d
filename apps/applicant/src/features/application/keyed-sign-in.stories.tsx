import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { putme, supplementaryPutme } from "@polyportal/domain/programmes/putme";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { expect, userEvent, type within } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { rrr } from "../../testing/student.ts";
import { Page as SignIn } from "./sign-in.page.tsx";

const meta = {
  title: "Pages/Application opened by numbers",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const giveRrr = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /^RRR/ }), rrr);
  await userEvent.click(canvas.getByRole("button", { name: "Login" }));
};

/** A programme that asks for JAMB's number besides the RRR. */
export const OpeningWithJambNumber: Story = {
  render: () => (
    <ShownPage
      at={supplementaryPutme.paths.login}
      answers={{ openApplication: refusal("opening_refused") }}
    >
      <SignIn />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: /^JAMB Number/ }),
      "2026 1234 5678ab",
    );
    await giveRrr(canvas);
    await expect(
      await canvas.findByText("Invalid action, please enter correct details"),
    ).toBeVisible();
  },
};

/** At an address of two programmes, the RRR is asked first and decides whether JAMB's number is needed. */
export const OpeningAsksForJambNumber: Story = {
  render: () => (
    <ShownPage
      at={putme.paths.login}
      answers={{
        openApplication: refusal("invalid_input", {
          jambNumber: "please enter your JAMB number",
        }),
      }}
    >
      <SignIn />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await giveRrr(canvas);
    await expect(await canvas.findByRole("textbox", { name: /^JAMB Number/ })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^RRR/ })).toBeNull();
  },
};

export const OpeningAsksForJambNumberOnAPhone: Story = {
  ...OpeningAsksForJambNumber,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** JAMB's number, or that of an earlier application. */
export const OpeningWithRegNumber: Story = {
  render: () => (
    <ShownPage at={supplementary.paths.login}>
      <SignIn />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Login" }));
    await expect(await canvas.findByText("please enter your Reg. No.")).toBeVisible();
  },
};
