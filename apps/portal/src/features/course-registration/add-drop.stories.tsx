import type { Output } from "@polyportal/api-client/client/client";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { addDropPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { lookedRegistration } from "../../testing/registrations.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./add-drop.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./officers-form.tsx";
import "@polyportal/ui/confirm";

type Desk = Output<"getRegistrationOfStudent">;
type Course = Desk["courses"][number];

const { student } = lookedRegistration;
const at = addDropPath(student.matricNumber, 3, "First");

const course = (code: string, title: string, more: Partial<Course> = {}): Course => ({
  id: Number(code.slice(-3)),
  code,
  title,
  creditUnit: 3,
  kind: "Core",
  level: "ND II",
  department: "Computer Science",
  missing: [],
  offered: true,
  unpublished: [],
  ...more,
});

const courses = [
  course("COM 111", "Programming I", { kind: "Carry-over", level: "ND I" }),
  course("COM 211", "Programming II", { missing: ["COM 112"] }),
  course("COM 212", "Data Structures II", { creditUnit: 4 }),
  course("COM 213", "Database Design II", { creditUnit: 2 }),
  course("COM 214", "Computer Networks II", { creditUnit: 4 }),
  course("COM 215", "Operating Systems II", { missing: ["COM 113"], unpublished: ["COM 113"] }),
  course("COM 216", "Web Technology II", { kind: "Elective", creditUnit: 2 }),
];

const others = [
  course("STA 217", "Experimental Design II", { kind: "Borrowed", department: "Statistics" }),
  course("COM 311", "Programming III", { level: "HND I", offered: false, creditUnit: 4 }),
];

const registered = ["COM 111", "COM 212", "COM 213", "COM 214"];
const desk: Desk = {
  student,
  session: { id: 3, name: "2026/2027", current: true },
  semester: "First",
  window: {
    state: "closed",
    dates: {
      opensAt: "2026-08-31T23:00:00Z",
      lateFrom: null,
      closesAt: "2026-10-09T22:59:00Z",
      addDropClosesAt: "2026-10-30T22:59:00Z",
    },
  },
  missing: [],
  minimumUnits: 12,
  maximumUnits: 16,
  courses,
  registration: {
    id: lookedRegistration.id,
    state: "approved",
    totalUnits: 13,
    submittedAt: "2026-10-06T09:12:00.000Z",
    decidedAt: "2026-10-07T10:30:00.000Z",
    reason: "",
    officer: "Bello Amina",
    courses: courses
      .filter(({ code }) => registered.includes(code))
      .map(({ id, code, title, creditUnit, kind }) => ({
        id,
        code,
        title,
        creditUnit,
        kind,
        scored: code === "COM 214",
      })),
  },
};
const held = desk.registration;

const answers = {
  getRegistrationOfStudent: desk,
  searchOtherCourses: others,
  staffAddOrDrop: {
    id: lookedRegistration.id,
    state: "approved",
    totalUnits: 16,
    submittedAt: "2026-11-25T09:12:00.000Z",
    decidedAt: "2026-11-25T09:12:00.000Z",
    reason: "The faculty has agreed to it.",
  },
  listSessions: sessions,
} as const;

const meta = {
  title: "Pages/Add and drop for a student",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at, profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const tick = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole("checkbox", { name }));

/** Nobody is asked for yet. */
export const Asked: Story = {
  args: { at: staffPaths.addDrop },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole("textbox", { name: /Matric or admission number/ });
    await userEvent.type(number, "nd/com/26/0003");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Semester/ }), "First");
    await userEvent.click(canvas.getByRole("button", { name: "Look up" }));
    await expect(
      await canvas.findByRole("heading", { name: student.fullName, level: 2 }),
    ).toBeVisible();
  },
};

/** What is registered, what is on offer, and what of it the rules would refuse. */
export const Found: Story = {
  play: async ({ canvas }) => {
    const units = within(await canvas.findByRole("region", { name: "Credit units" }));
    await expect(units.getByText("13.0")).toBeVisible();
    await expect(units.getByText("In order")).toBeVisible();
    await expect(canvas.getByText("The registration stays approved.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /COM 214/ })).toBeDisabled();
    await expect(canvas.queryByRole("region", { name: "What the rules refuse" })).toBeNull();
  },
};

export const FoundOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** Each refusal stands in words, with its own override; one that awaits a result has none. */
export const Refusals: Story = {
  play: async ({ canvas }) => {
    await tick(canvas, /COM 111/);
    await tick(canvas, /COM 211/);
    await tick(canvas, /COM 215/);
    await tick(canvas, /COM 216/);
    const rules = within(await canvas.findByRole("region", { name: "What the rules refuse" }));
    await expect(rules.getByText("COM 211 needs COM 112, not passed yet.")).toBeVisible();
    await expect(rules.getByText("Carry-overs go first, and would fit: COM 111.")).toBeVisible();
    await expect(rules.getByText("18.0 units are chosen, and 16.0 are the most.")).toBeVisible();
    await expect(rules.getByText("This cannot be overridden.")).toBeVisible();
    await expect(rules.getAllByRole("checkbox", { name: /^Override/ })).toHaveLength(3);
    await userEvent.click(rules.getByRole("checkbox", { name: /Override 18.0 units/ }));
    const units = within(canvas.getByRole("region", { name: "Credit units" }));
    await expect(units.getByText("The rules refuse 3 things")).toBeVisible();
  },
};

/** What is not overridden keeps it from being saved, as does a missing reason. */
export const NotOverridden: Story = {
  play: async ({ canvas }) => {
    await tick(canvas, /COM 211/);
    await userEvent.click(canvas.getByRole("button", { name: "Save the changes" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveTextContent("COM 211 needs COM 112, not passed yet.");
    await expect(summary).toHaveTextContent("please say why");
    await userEvent.click(canvas.getByRole("checkbox", { name: /Override COM 211/ }));
    await expect(summary).not.toHaveTextContent("COM 211");
  },
};

/** A course that the class is not offered is searched and overridden; what comes of it is asked before. */
export const SavedOverRefusals: Story = {
  tags: ["played"],
  args: { toasts: true },
  play: async ({ canvas }) => {
    await tick(canvas, /COM 213/);
    const search = canvas.getByRole("combobox", { name: "Another course of the semester" });
    await userEvent.type(search, "programming");
    await userEvent.click(await canvas.findByRole("option", { name: /COM 311/ }));
    await expect(canvas.getByRole("checkbox", { name: /COM 311.*Not offered/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: /Override COM 311/ }));
    await userEvent.type(
      canvas.getByRole("textbox", { name: /Reason/ }),
      "The faculty has agreed to it.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save the changes" }));
    const question = await screen.findByRole("alertdialog", { name: "Save the changes" });
    await expect(
      within(question).getByText(
        `Added: COM 311. Dropped: COM 213. The registration stays approved. ${student.fullName} and Bello Amina are told.`,
      ),
    ).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Save the changes" }));
    await expect(
      await screen.findByText(`The courses of ${student.fullName} are changed`),
    ).toBeVisible();
  },
};

/** Of two officers the second is told, begins from what stands now, and keeps the reason. */
export const ChangedMeanwhile: Story = {
  tags: ["played"],
  args: { answers: { ...answers, staffAddOrDrop: refusal("section_changed") } },
  play: async ({ canvas }) => {
    await tick(canvas, /COM 213/);
    const reason = "The faculty has agreed to it.";
    await userEvent.type(canvas.getByRole("textbox", { name: /Reason/ }), reason);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Override/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Save the changes" }));
    const question = await screen.findByRole("alertdialog", { name: "Save the changes" });
    await userEvent.click(within(question).getByRole("button", { name: "Save the changes" }));
    await expect(await canvas.findByText("It was changed meanwhile")).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: /Reason/ })).toHaveValue(reason);
  },
};

/** Fees that are due are overridden by nobody. */
export const FeesAreDue: Story = {
  args: {
    answers: {
      ...answers,
      getRegistrationOfStudent: {
        ...desk,
        missing: [{ kind: "arrears", text: "Pay your arrears of ₦48,500.00 of earlier sessions." }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fees are due/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Save the changes" })).toBeDisabled();
  },
};

/** What was returned is sent for approval again by this. */
export const Returned: Story = {
  args: {
    answers: {
      ...answers,
      getRegistrationOfStudent: { ...desk, registration: held && { ...held, state: "returned" } },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The registration was returned, and is sent for approval again."),
    ).toBeVisible();
  },
};

/** Nothing is registered: the way on is to open registration for the student. */
export const NothingRegistered: Story = {
  args: { answers: { ...answers, getRegistrationOfStudent: { ...desk, registration: null } } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Open registration for the student" });
    await expect(link).toHaveAttribute("href", staffPaths.openForStudent);
  },
};

/** Who sees courses and may not change them tries out what the rules would say. */
export const OnlyLooks: Story = {
  args: {
    profile: {
      ...superAdministrator,
      role: "registrar",
      claims: [...defaultClaims.registrar],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your role does not allow this.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save the changes" })).toBeDisabled();
  },
};

export const NobodysNumber: Story = {
  args: { answers: { ...answers, getRegistrationOfStudent: refusal("not_found") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing is found")).toBeVisible();
  },
};

export const Fetching: Story = {
  args: { answers: { ...answers, getRegistrationOfStudent: waiting } },
};

export const Failed: Story = {
  args: { answers: { ...answers, getRegistrationOfStudent: refusal("database_unavailable") } },
};
