import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "@polyportal/domain/routes/paths";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { expect, userEvent, waitFor } from "storybook/test";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { student } from "../../testing/people.ts";
import { studentRecord } from "../../testing/records.ts";
import { largeText, tooWide } from "../../testing/large-text.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as ChangePassword } from "./change-password.page.tsx";
import { Page as Profile } from "./profile.page.tsx";

const meta = {
  title: "Pages/Profile",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.profile,
    profile: student,
    answers: { getStudentProfile: studentRecord },
    page: Profile,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("27 March 2007")).toBeVisible();
    await expect(
      await canvas.findByRole("link", { name: "Apply to change department" }),
    ).toBeVisible();
  },
};

export const StudentOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** With twice the text size of a phone's owner nothing runs out of the page. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Your studies" })).toBeVisible();
    await waitFor(() => expect(tooWide()).toBe(0));
  },
};

/** Who has one level alone is not led to a page that would refuse. */
export const OfJupeb: Story = {
  args: {
    profile: { ...student, studentTypeId: studentTypeIds.jupeb, studentType: "JUPEB" },
    answers: {
      getStudentProfile: {
        ...studentRecord,
        programmeDetail: { ...studentRecord.programmeDetail, studentTypeId: studentTypeIds.jupeb },
      },
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Your studies" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Apply to change department" })).toBeNull();
  },
};

/** What the school does not know is a dash. */
export const LittleKnown: Story = {
  args: { profile: { ...student, birthday: null, mobileNumber: "", middlename: "" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "Profile" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|Invalid Date/);
  },
};

/** A number or address changes in place: the focus goes into the form, and back with it. */
export const ChangingDetails: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Change how/ }));
    const number = await canvas.findByLabelText(/Mobile Number/);
    await expect(number).toHaveValue("+2348012345678");
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    const change = canvas.getByRole("button", { name: /^Change how/ });
    await expect(change).toHaveFocus();
    await userEvent.click(change);
    await waitFor(() => expect(canvas.getByLabelText(/Mobile Number/)).toHaveFocus());
  },
};

/** The account is there before the registry's record. */
export const WithoutARecord: Story = {
  args: { answers: { getStudentProfile: refusal("no_student_record") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("no student record");
    await expect(canvas.getByText("27 March 2007")).toBeVisible();
  },
};

export const ANewPassword: Story = {
  args: {
    at: paths.changePassword,
    answers: { getTwoFactor: { authenticator: false, recoveryCodesLeft: 0 } },
    page: ChangePassword,
  },
};
