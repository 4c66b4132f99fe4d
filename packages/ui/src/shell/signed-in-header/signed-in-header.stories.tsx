import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { studentMenu } from "@polyportal/domain/routes/menus";
import { SignedInHeader } from "./signed-in-header.tsx";

const onSignOut = fn();

const meta = {
  component: SignedInHeader,
  parameters: { layout: "fullscreen" },
  args: {
    schoolName: "Gateway City Polytechnic, Saapade",
    name: "Adébáyọ̀-Ogunlesi Olúwaṣeun Chukwuemeka",
    modules: studentMenu,
    onSignOut,
  },
  beforeEach: () => void onSignOut.mockClear(),
  decorators: (Story) => (
    <div className="min-h-96">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SignedInHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AvatarMenu: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Adébáyọ̀/ }));
    const entries = canvas.getAllByRole("menuitem").map((entry) => entry.textContent);
    await expect(entries).toEqual(["Profile", "Change Password", "Logout"]);
    await userEvent.keyboard("{End}{Enter}");
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

export const ModulesOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Modules" }));
    await expect(canvas.getByRole("menuitem", { name: "Academic Fees" })).toBeVisible();
    await expect(canvas.getByRole("menuitem", { name: "Sign Out" })).toBeVisible();
  },
};

export const Guest: Story = {
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Guest" })).toBeVisible();
  },
};
