import type { Appraisal } from "@polyportal/api-client/contract/appraisal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { answered } from "@polyportal/domain/messages/appraisal";
import { paths } from "@polyportal/domain/routes/paths";
import { removeDrafts, writeDraft } from "@polyportal/ui/draft-store";
import { expect, userEvent, within } from "storybook/test";
import { student } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./appraisal.page.tsx";

const clarity: Appraisal = {
  courseId: 1,
  courseCode: "COM 311",
  courseTitle: "Operating Systems III",
  semester: "First",
  lecturerId: "a",
  lecturer: "Bello-Abdulrahman Amina Chukwuemeka",
  state: "Un-appraised",
  draft: null,
  open: true,
  opensAt: "2026-11-16T00:00:00.000Z",
};
const appraisals: Appraisal[] = [
  clarity,
  {
    ...clarity,
    courseId: 2,
    courseCode: "COM 312",
    courseTitle: "Web Technology III",
    state: "In-progress",
    draft: { ratings: { punctuality: 4, clarity: 5 }, comment: "Clear." },
  },
  {
    ...clarity,
    courseId: 3,
    courseCode: "COM 313",
    courseTitle: "Discrete Mathematics III",
    lecturerId: "b",
    lecturer: "Okonkwo Ngọzi",
    state: "completed",
  },
  {
    ...clarity,
    courseId: 4,
    courseCode: "COM 321",
    courseTitle: "Operating Systems IV",
    semester: "Second",
    open: false,
    opensAt: "2027-06-01T00:00:00.000Z",
  },
];

const meta = {
  title: "Pages/Lecturer appraisal",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.lecturerAppraisal,
    profile: student,
    page: Page,
    answers: { listAppraisals: appraisals },
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Courses: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Appraise COM 311/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Go on COM 312/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /COM 313/ })).toBeNull();
    // The second semester has hardly begun.
    await expect(canvas.getByText("Opens on 1 June 2027")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /COM 321/ })).toBeNull();
    const filter = canvas.getByRole("combobox", { name: "Appraisal" });
    await userEvent.selectOptions(filter, "completed");
    await expect(canvas.queryByRole("link", { name: /COM 311/ })).toBeNull();
    await userEvent.selectOptions(filter, "");
    await expect(canvas.getByRole("link", { name: /COM 311/ })).toBeVisible();
  },
};

export const CoursesOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** What was kept stands there again; what is missing is named before anything is sent. */
export const AFormWithQuestionsLeft: Story = {
  args: { at: `${paths.lecturerAppraisal}?course=2&lecturer=a` },
  play: async ({ canvas }) => {
    const kept = await canvas.findAllByRole("radio", { name: "5 Excellent", checked: true });
    await expect(kept).toHaveLength(1);
    // What the stars mean stands once, above all questions; each star still has its word as a name.
    await expect(canvas.getAllByText(/Excellent/)).toHaveLength(1);
    await expect(canvas.getByText(answered(2, appraisalQuestions.length))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const missing = await canvas.findAllByRole("link", { name: /: please choose a rating$/ });
    await expect(missing).toHaveLength(appraisalQuestions.length - 2);
  },
};

/** What is given stays on the device, over a reload and over the end of a session. */
export const ADraftOnThisDevice: Story = {
  args: { at: `${paths.lecturerAppraisal}?course=1&lecturer=a` },
  beforeEach: () => {
    writeDraft(`${student.userName}:appraisal:1:a`, {
      savedAt: Date.now(),
      values: { ratings: { punctuality: 3 }, comment: "Speaks too fast." },
    });
    return () => removeDrafts(student.userName);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("Speaks too fast.")).toBeVisible();
    await expect(canvas.getAllByRole("radio", { name: "3 Average", checked: true })).toHaveLength(
      1,
    );
  },
};

/** A refusal leads on from where it was pressed, and the words stay. */
export const RefusedWithAWayOn: Story = {
  args: {
    at: `${paths.lecturerAppraisal}?course=1&lecturer=a`,
    answers: { listAppraisals: appraisals, keepAppraisal: refusal("appraisal_not_registered") },
  },
  play: async ({ canvas }) => {
    const comment = await canvas.findByRole("textbox");
    await userEvent.type(comment, "Clear.");
    await userEvent.click(canvas.getByRole("button", { name: "Keep for later" }));
    const told = within(await canvas.findByRole("alert"));
    await expect(told.getByText(errorCodes.appraisal_not_registered.message)).toBeVisible();
    await expect(told.getByRole("link", { name: "Register your courses" })).toHaveAttribute(
      "href",
      paths.courseRegistration,
    );
    await expect(comment).toHaveValue("Clear.");
    removeDrafts(student.userName);
  },
};

export const NothingRegistered: Story = { args: { answers: { listAppraisals: [] } } };
