import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, screen, userEvent } from "storybook/test";
import { lecturer, student } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./dashboard.page.tsx";

const meta = {
  title: "Pages/Dashboard",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: paths.dashboard, profile: student, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(canvas.getByText("Welcome, Chukwuemeka.")).toBeVisible();
  },
};

export const StudentOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const StudentInTheDark: Story = { globals: { theme: "dark" } };

export const Lecturer: Story = { args: { profile: lecturer } };

/** Nothing is granted but what everybody has. */
export const NothingGranted: Story = { args: { profile: { ...lecturer, menuItems: [] } } };

export const SigningOut: Story = {
  play: async ({ canvas }) => {
    const [signOut] = await canvas.findAllByRole("button", { name: /log ?out|sign ?out/i });
    if (!signOut) throw new Error("No way to sign out");
    await userEvent.click(signOut);
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};
