import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { Link } from "../../components/link/link.tsx";
import { AuthLayout } from "./auth-layout.tsx";

const meta = {
  component: AuthLayout,
  args: {
    title: "Login",
    lead: "Students and staff sign in here.",
    schoolName: "Gateway City Polytechnic, Saapade",
    festive: false,
    children: (
      <div className="flex flex-col items-start gap-4">
        <Button wide>Sign in</Button>
        <Link href="/forgot_password" className="ui-alone">
          Forgot Password
        </Link>
        <Link href="/verify_account" className="ui-alone">
          New Student? Verify account
        </Link>
      </div>
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyMonth: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-season]")).toBeNull();
  },
};

/** Lights and cap are drawn by code that comes late. */
const decorated: Story["play"] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelectorAll("[data-season]")).toHaveLength(2));
};

export const December: Story = { args: { festive: true }, play: decorated };

/** They come after the page, when somebody may be about to press. */
export const LightsMoveNothing: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div className="grid gap-4">
      <AuthLayout {...args} />
      <AuthLayout {...args} festive />
    </div>
  ),
  play: async (context) => {
    await decorated(context);
    const [plain, festive] = context.canvas
      .getAllByRole("button", { name: "Sign in" })
      .map((button) => {
        const layout = button.closest(".mx-auto")?.getBoundingClientRect();
        return button.getBoundingClientRect().top - (layout?.top ?? 0);
      });
    await expect(festive).toBe(plain);
  },
};

export const OnAPhone: Story = {
  args: { festive: true },
  globals: { viewport: { value: "phone" } },
  play: decorated,
};
