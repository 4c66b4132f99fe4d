import type { Output } from "@polyportal/api-client/client/client";
import { paths, registerCoursesPath, registrationPath } from "@polyportal/domain/routes/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { owingObstacles } from "../../testing/obstacles.ts";
import { student } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Register } from "./register.page.tsx";
import { Page as Registered } from "./registered.page.tsx";
import { Page as Registrations } from "./registrations.page.tsx";
import { Page as Session } from "./session.page.tsx";

type Desk = Output<"getRegistrableCourses">;
type Course = Desk["courses"][number];

// What the form loads late is here with the stories, so that none waits for it on a busy machine.
import "./borrow-course.tsx";
import "./own-class-list.tsx";
import "../../parts/why-not/answer.tsx";

const department = "Agricultural and Bio-Environmental Engineering Technology";
const session = { id: 3, name: "2026/2027", current: true };
const window: Desk["window"] = {
  state: "open",
  dates: {
    opensAt: "2026-11-02T23:00:00Z",
    lateFrom: "2026-12-14T23:00:00Z",
    closesAt: "2026-12-22T23:00:00Z",
    addDropClosesAt: "2027-01-15T23:00:00Z",
  },
};

const course = (id: number, code: string, title: string, more: Partial<Course> = {}): Course => ({
  id,
  code,
  title,
  creditUnit: 3,
  kind: "Core",
  level: "ND II",
  department,
  missing: [],
  ...more,
});

const desk: Desk = {
  session,
  semester: "First",
  level: "ND II",
  window,
  missing: [],
  minimumUnits: 12,
  maximumUnits: 24,
  courses: [
    course(1, "ABE 103", "Introduction to Soil and Water Conservation Engineering", {
      kind: "Carry-over",
      level: "ND I",
    }),
    course(2, "ABE 211", "Farm Power and Machinery II"),
    course(3, "ABE 212", "Irrigation and Drainage", { missing: ["ABE 112"] }),
    course(4, "ABE 213", "Crop Storage Technology", { creditUnit: 4 }),
    course(5, "ABE 214", "Surveying II"),
    course(6, "ABE 216", "Rural Electrification", { kind: "Elective", creditUnit: 2 }),
  ],
  registration: null,
};

const borrowable = [
  course(11, "STA 217", "Statistical Computing II", {
    kind: "Borrowed",
    creditUnit: 2,
    department: "Statistics",
  }),
  course(12, "BAM 217", "Entrepreneurship II", {
    kind: "Borrowed",
    creditUnit: 2,
    department: "Business Administration and Management",
  }),
];

const owing: Desk["missing"] = [
  { kind: "arrears", text: "Pay your arrears of ₦48,500.00 of earlier sessions." },
  {
    kind: "first-instalment",
    text: "Pay the first instalment of this session's school fees.",
  },
];

const summary = {
  id: "0193a1b2-5a6e-7c00-8000-000000000001",
  state: "approved",
  totalUnits: 18,
  submittedAt: "2026-11-12T09:30:00Z",
  decidedAt: "2026-11-16T08:05:00Z",
  reason: "",
} as const;

const sessions: Output<"listRegistrations"> = [
  {
    session,
    level: "ND II",
    missing: [],
    semesters: [
      { semester: "First", window, registration: null },
      { semester: "Second", window: { ...window, state: "not-open" }, registration: null },
    ],
  },
  {
    session: { id: 2, name: "2025/2026", current: false },
    level: "ND I",
    missing: [],
    semesters: [
      { semester: "First", window: { ...window, state: "closed" }, registration: summary },
      {
        semester: "Second",
        window: { ...window, state: "add-drop" },
        registration: {
          ...summary,
          id: "0193a1b2-5a6e-7c00-8000-000000000002",
          state: "returned",
          reason: "Please take ABE 123 again before you take ABE 126.",
        },
      },
    ],
  },
];

const meta = {
  title: "Pages/Course registration",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.courseRegistration,
    profile: student,
    page: Registrations,
    answers: { listRegistrations: sessions },
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Register courses, First semester" });
    await expect(link).toHaveAttribute("href", registerCoursesPath(3, "First"));
    await expect(canvas.getByText(/Your adviser says: Please take ABE 123/)).toBeVisible();
  },
};

export const SemesterToChoose: Story = {
  args: { at: paths.courseRegistrationSession, page: Session },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /First/ })).toBeVisible();
  },
};

/** The page says what has to be paid, and where; asked, who settles it, too. */
export const FeesAreDue: Story = {
  args: {
    answers: {
      listRegistrations: sessions.slice(0, 1).map((one) => ({ ...one, missing: owing })),
      getWhyNot: {
        obstacles: owingObstacles.map((one) => ({ ...one, path: paths.schoolFees })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to school fees" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Why not? First semester" }));
    const ways = await canvas.findAllByRole("link", { name: /^Where it is settled: Pay/ });
    await expect(ways).toHaveLength(2);
    await expect(ways[0]).toHaveAttribute("href", paths.schoolFees);
  },
};

const choosing = {
  at: registerCoursesPath(3, "First"),
  page: Register,
  answers: { getRegistrableCourses: desk, listBorrowableCourses: borrowable },
} as const;

/** Carry-overs and core courses are proposed; units count as courses are chosen and borrowed. */
export const Choosing: Story = {
  args: choosing,
  play: async ({ canvas }) => {
    const units = within(await canvas.findByRole("region", { name: "Your credit units" }));
    await expect(units.getByText("13.0")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /ABE 216/ }));
    await expect(units.getByText("15.0")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /ABE 212/ })).toBeDisabled();
    await userEvent.type(await canvas.findByRole("combobox", { name: "Borrow a course" }), "stat");
    await userEvent.click(await canvas.findByRole("option", { name: /STA 217/ }));
    await expect(canvas.getByRole("checkbox", { name: /STA 217/ })).toBeChecked();
    await expect(units.getByText("17.0")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit for approval" }));
    await expect(await screen.findByText(/6 courses, 17\.0 credit units: .*STA 217/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  },
};

/** Submitted in one tab, the second says so as soon as it is looked at, and asks which courses to go on with. */
export const SubmittedInAnotherTab: Story = {
  tags: ["played"],
  render: function Opened(args) {
    const [submitted] = useState({ now: false });
    const registration = { ...summary, state: "submitted", courses: desk.courses.slice(0, 2) };
    return (
      <>
        <ShownPage
          {...args}
          answers={{
            ...choosing.answers,
            getRegistrableCourses: () =>
              submitted.now ? ({ ...desk, registration } as Desk) : desk,
          }}
        />
        <button
          type="button"
          className="sr-only"
          onClick={() => {
            submitted.now = true;
            dispatchEvent(new Event("visibilitychange"));
          }}
        >
          Look at this tab again
        </button>
      </>
    );
  },
  args: choosing,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /ABE 216/ }));
    await canvas.findByText("Saved on this device");
    await userEvent.click(canvas.getByRole("button", { name: "Look at this tab again" }));
    await canvas.findByText(/^These courses were submitted in another tab/);
    await canvas.findByText("Which one is right?");
  },
};

/** A carry-over that is left out is asked for, at the top and beside the units. */
export const CarryOverLeftOut: Story = {
  args: choosing,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /ABE 103/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Submit for approval" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveTextContent("Carry-overs go first: please add ABE 103.");
    await userEvent.click(canvas.getByRole("checkbox", { name: /ABE 103/ }));
  },
};

/** Courses can be looked at before the window opens: the page says when that is. */
export const NotOpenYet: Story = {
  args: {
    ...choosing,
    answers: {
      ...choosing.answers,
      getRegistrableCourses: { ...desk, window: { ...window, state: "not-open" } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Registration opens on 3 November 2026.")).toBeVisible();
  },
};

const registration: Output<"getRegistration"> = {
  ...summary,
  session,
  semester: "First",
  level: "ND II",
  window,
  minimumUnits: 12,
  maximumUnits: 24,
  adviser: "Engr. Danjuma Emmanuel Ekpo",
  courses: desk.courses.filter(({ missing }) => missing.length === 0),
  student: {
    fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
    matricNumber: "ND/ABE/25/00417",
    numberKind: "matric",
    faculty: "Engineering",
    department,
    programme: "National Diploma, full-time",
    level: "ND II",
    passport: null,
  },
  verification: {
    code: "9F3K-22QX",
    verifyUrl: "https://portal.school.example/verify_document?code=9F3K-22QX",
    issuedAt: "2026-11-20T09:30:00Z",
  },
};

/** What was approved, as it is printed. */
export const Approved: Story = {
  args: {
    at: registrationPath(summary.id),
    page: Registered,
    answers: {
      getRegistration: registration,
      getRegistrableCourses: desk,
      getWhyNot: { obstacles: owingObstacles.slice(0, 1) },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Course Registration" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add or drop courses" })).toBeVisible();
    // Why a list lacks the own name is asked here, too: also of a course that is not among these.
    await userEvent.click(canvas.getByRole("button", { name: "Not on a class list?" }));
    const course = await canvas.findByRole("combobox", { name: "On which course’s list?" });
    await canvas.findByRole("option", { name: /^ABE 212/ });
    await userEvent.selectOptions(course, canvas.getByRole("option", { name: /^ABE 212/ }));
    await expect(
      within(await canvas.findByRole("list", { name: "What is in the way" })).getAllByRole(
        "listitem",
      ),
    ).toHaveLength(1);
  },
};
