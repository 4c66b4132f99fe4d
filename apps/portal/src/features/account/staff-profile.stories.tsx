import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, userEvent, waitFor } from "storybook/test";
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
    answers: {
      getStaffProfile: staffProfile,
      updateStaffProfile: {},
      changeOwnEmail: {},
      uploadStaffPhoto: { passport: "f-1" },
    },
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

export const LecturerOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** The address that a link was sent to, and until when the link works; until then the old one counts. */
export const AddressWaits: Story = {
  args: {
    answers: {
      getStaffProfile: {
        ...staffProfile,
        pendingEmail: {
          email: "folasade.ogunlade.abiodun@polytechnic-mail.example",
          until: "2026-11-26T09:45:00.000Z",
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A link was sent to folasade/)).toBeVisible();
  },
};

/** Who asked for it drops it again, and goes on where it would be asked for anew. */
export const AddressDropped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: { ...AddressWaits.args?.answers, cancelOwnEmail: {} },
  },
  tags: ["played"],
  play: async ({ canvas }) => {
    const { cancel, cancelled } = staffProfileMessages.email;
    await userEvent.click(await canvas.findByRole("button", { name: cancel }));
    await expect(await canvas.findByText(cancelled("").title)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Change the e-mail address" })).toHaveFocus();
  },
};

const askFor = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Change the e-mail address" }));
  const email = await canvas.findByRole("textbox", { name: /Another e-mail address/ });
  await expect(email).toHaveFocus();
  await userEvent.type(email, "folasade@else.example");
  await userEvent.type(canvas.getByLabelText(/Current password/), "Right-Pass-1");
  await userEvent.click(canvas.getByRole("button", { name: "Send the link" }));
};

/** Another address asks for the password, and counts once its link was opened. */
export const AnotherAddress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true },
  tags: ["played"],
  play: async ({ canvas }) => {
    await askFor(canvas);
    await expect(await canvas.findByText("Link sent")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Change the e-mail address" })).toHaveFocus();
  },
};

/** An address that is another's is refused at its field; what was typed stays. */
export const AddressTaken: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      getStaffProfile: staffProfile,
      changeOwnEmail: refusal("email_taken", {
        email: "This email address belongs to another account.",
      }),
    },
  },
  tags: ["played"],
  play: async ({ canvas }) => {
    await askFor(canvas);
    const email = canvas.getByRole("textbox", { name: /Another e-mail address/ });
    await waitFor(() => expect(email).toHaveAttribute("aria-invalid", "true"));
    await expect(email).toHaveValue("folasade@else.example");
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
    answers: {
      getStaffProfile: { ...staffProfile, record: null, mobileNumber: null, offices: [] },
    },
  },
};

export const Failing: Story = {
  tags: ["played"],
  args: { answers: { getStaffProfile: refusal("database_unavailable") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
