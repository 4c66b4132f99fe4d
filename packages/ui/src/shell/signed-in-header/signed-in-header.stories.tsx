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
    shortName: "GAPOSA",
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

/** The bell tells how many are unread, to eyes and ears. */
export const WithNotifications: Story = {
  args: { notifications: { href: "/notifications", unread: 120 }, onSearch: fn() },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, args }) => {
    const bell = canvas.getByRole("link", { name: "Notifications, 99+ unread" });
    await expect(bell).toBeVisible();
    // Neither covers the other.
    const [drawn, count] = [...bell.children].map((one) => one.getBoundingClientRect());
    await expect(drawn?.right).toBeLessThanOrEqual(count?.left ?? 0);
    await userEvent.click(canvas.getByRole("button", { name: "Search pages" }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const NotificationsInLargeText: Story = {
  ...WithNotifications,
  globals: { viewport: { value: "phone" }, textSize: "200" },
  // Pictured with the story above.
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Guest: Story = {
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Guest" })).toBeVisible();
  },
};

/** As in the side menu: what is closed is not opened, and says why. */
export const DisabledModuleOnAPhone: Story = {
  args: {
    modules: studentMenu.map((item) =>
      item.label === "hostel" ? { ...item, disabledReason: "Booking opens on 4 January" } : item,
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Modules" }));
    const hostel = canvas.getByRole("menuitem", { name: /^Hostel/ });
    await expect(hostel).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByText("Booking opens on 4 January")).toBeVisible();
  },
};

/** A press anywhere else closes the menu. */
export const ClosesOnAPressOutside: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: /^Adébáyọ̀/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(canvasElement);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const NameFromRightToLeft: Story = {
  args: { name: "عبد الرحمن بن محمد الأمين الكانمي" },
  globals: { viewport: { value: "desk" } },
};

export const LongNames: Story = {
  args: {
    schoolName: "Abdu Gusau Polytechnic, Talata Mafara, Zamfara State, Federal Republic of Nigeria",
    name: "Oluwafunmilayo-Adébùkọ́lá Chukwuemeka-Okonkwo Ngozi Amarachi Ogunlesi-Balogun IV",
    photo: "data:image/png;base64,broken",
  },
  globals: { viewport: { value: "phone" } },
};

export const WithoutModules: Story = {
  args: { modules: [] },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Modules" }));
    const entries = canvas.getAllByRole("menuitem").map((entry) => entry.textContent);
    await expect(entries).toEqual(["Sign Out"]);
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
