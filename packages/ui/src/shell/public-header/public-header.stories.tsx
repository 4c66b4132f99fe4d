import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { PublicHeader } from "./public-header.tsx";

const meta = {
  component: PublicHeader,
  parameters: { layout: "fullscreen" },
  args: {
    schoolName: "Gateway City Polytechnic, Saapade",
    elearningUrl: "https://learn.polytechnic.example",
    evotingUrl: "https://vote.polytechnic.example",
    currentPath: "/verify_remita_status",
  },
} satisfies Meta<typeof PublicHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("link").map((link) => link.textContent?.trim());
    await expect(names).toEqual([
      "Gateway City Polytechnic, Saapade",
      "Verify Admission Status",
      "Check Admission No",
      "Verify Payment Status",
      "E-learning",
      "E-Voting",
      "Login",
    ]);
  },
};

export const Phone: Story = {
  args: { shortName: "GAPOSA" },
  globals: { viewport: { value: "phone" } },
};

export const PhoneMenuByKeyboard: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: (Story) => (
    <div className="min-h-96">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByText("Menu").closest("summary");
    menu?.focus();
    await userEvent.click(menu ?? document.body);
    await expect(canvas.getByRole("link", { name: "Verify Payment Status" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Verify Admission Status" })).toHaveFocus();
  },
};

/** While an application is open its applicant stands there, and the way to close it. */
export const WithAPerson: Story = {
  args: {
    person: (
      <div className="flex min-w-0 items-center gap-2">
        <span className="line-clamp-2 max-w-24 text-14">Adébáyọ̀-Ogunlesi Chukwuemeka</span>
        <Button variant="secondary">Close</Button>
      </div>
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Login" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Close" })).toBeVisible();
  },
};

export const LongNameWithoutOutsideLinks: Story = {
  args: {
    schoolName:
      "Federal Polytechnic of Agriculture, Marine Technology and Applied Sciences, Okitipupa",
    elearningUrl: undefined,
    evotingUrl: undefined,
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark", viewport: { value: "desk" } } };
