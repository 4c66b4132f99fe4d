import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, userEvent } from "storybook/test";
import { lecturer, superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { staffProfile } from "../../testing/offices.ts";
import { Page } from "./staff-profile.page.tsx";

const meta = {
  title: "Pages/Profile/Staff",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.profile,
    profile: lecturer,
    answers: { getStaffProfile: staffProfile, updateStaffProfile: {} },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The register's entry, one's own details, and the offices with their days. */
export const Lecturer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Head of department, Computer Science")).toBeVisible();
    await expect(canvas.getByText("Principal Lecturer")).toBeVisible();
  },
};

/** What is wrong is said at its field; what is saved is said, too. */
export const Changes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true },
  tags: ["played"],
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole("textbox", { name: /Phone|Mobile/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, "12");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(phone);
    await userEvent.type(phone, "08031234567");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Profile updated")).toBeVisible();
  },
};

/** Who is in no register keeps at least a phone number. */
export const NotInTheRegister: Story = {
  args: {
    profile: superAdministrator,
    answers: { getStaffProfile: { record: null, mobileNumber: null, offices: [] } },
  },
};

export const Failing: Story = {
  tags: ["played"],
  args: { answers: { getStaffProfile: refusal("database_unavailable") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
