import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { courses, oneCourse } from "../../testing/courses.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./manage-course.page.tsx";

const answers = {
  listCourses: { items: courses, total: courses.length },
  getCourse: oneCourse,
  listUnits: units,
};

const meta = {
  title: "Pages/Manage courses",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.manageCourses, profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Opens what can be done with a row. */
async function act(canvas: Canvas, code: string, label: string) {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${code}` }));
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
}

const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Each course with what it counts, who takes it and what it needs. */
export const Courses: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("COM 121, COM 211, COM 221")).toBeVisible();
    await expect(canvas.getByText("Switched off", { selector: "[data-status]" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const NothingFits: Story = {
  args: {
    at: `${staffPaths.manageCourses}?status=Elective&semester=Second`,
    answers: { ...answers, listCourses: { items: [], total: 0 } },
  },
};

export const Waiting: Story = { args: { answers: { ...answers, listCourses: waiting } } };

export const Failed: Story = {
  args: { answers: { ...answers, listCourses: refusal("database_unavailable") } },
};

/** Who may only look finds the acts disabled, with the reason. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "help desk", claims: ["courses.see"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("Database Design II");
    await expect(canvas.queryByRole("button", { name: "New course" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for COM 211" }));
    const off = screen.getByRole("menuitem", { name: /Delete/ });
    await expect(off).toHaveAttribute("aria-disabled", "true");
  },
};

/** What is wrong is said at each field; a code may be typed as it comes. */
export const Adds: Story = {
  tags: ["played"],
  args: {
    answers: { ...answers, createCourse: refusal("code_taken", { code: "this code is taken" }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New course" }));
    const dialog = await dialogOf("New course");
    const code = dialog.getByRole("textbox", { name: /Code/ });
    await userEvent.type(code, "com-211");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect(code).toHaveAccessibleDescription(/a course code reads COM 211/);
    await expect(dialog.getByRole("textbox", { name: /Title/ })).toHaveAccessibleDescription(
      /please enter a title/,
    );
    await userEvent.clear(code);
    await userEvent.type(code, "com211");
    await userEvent.type(dialog.getByRole("textbox", { name: /Title/ }), "Databases");
    await userEvent.type(dialog.getByRole("textbox", { name: /Credit units/ }), "3");
    await userEvent.selectOptions(
      dialog.getByRole("combobox", { name: /Department/ }),
      dialog.getAllByRole("option", { name: /Computer Science/ }),
    );
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /Level/ }), "ND II");
    const lab = dialog.getByRole("textbox", { name: /Lab/ });
    await userEvent.click(dialog.getByRole("checkbox", { name: "With a laboratory" }));
    await expect(lab).toHaveValue("20");
    await userEvent.clear(lab);
    await userEvent.type(lab, "10");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect(dialog.getByRole("textbox", { name: /Exam/ })).toHaveAccessibleDescription(
      /test, lab and exam come to 100/,
    );
    await userEvent.clear(lab);
    await userEvent.type(lab, "20");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect(code).toHaveAccessibleDescription(/this code is taken/);
  },
};

/** The whole of it, as it stands; prerequisites that need it back are refused at their field. */
export const Edits: Story = {
  args: {
    answers: {
      ...answers,
      updateCourse: refusal("courses_need_each_other", {
        requires: "COM 211 and COM 111 need each other",
      }),
    },
  },
  play: async ({ canvas }) => {
    await act(canvas, "COM 211", "Edit");
    const dialog = await dialogOf("Edit COM 211");
    await expect(await dialog.findByText("COM 111")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /Title/ }), "I");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(
      await dialog.findAllByText("COM 211 and COM 111 need each other"),
    ).not.toHaveLength(0);
  },
};

/** Scores of this session are entered: units and split are only read, and it is said why. */
export const Scored: Story = {
  args: { answers: { ...answers, getCourse: { ...oneCourse, scored: true } } },
  play: async ({ canvas }) => {
    await act(canvas, "COM 211", "Edit");
    const dialog = await dialogOf("Edit COM 211");
    await expect(
      (await dialog.findAllByText(/units and split change from the next/))[0],
    ).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /Credit units/ })).toHaveAttribute("readonly");
    await expect(dialog.getByRole("textbox", { name: /Exam/ })).toHaveAttribute("readonly");
    await expect(dialog.getByRole("textbox", { name: /Title/ })).not.toHaveAttribute("readonly");
  },
};

let asked = 0;

/** Another saved the same course meanwhile: both stand side by side, and nothing typed is lost. */
export const EditedByTwo: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...answers,
      getCourse: () => {
        asked += 1;
        return asked === 1 ? oneCourse : { ...oneCourse, title: "Data Modelling", revision: 4 };
      },
      updateCourse: refusal("conflict"),
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    await act(canvas, "COM 211", "Edit");
    const dialog = await dialogOf("Edit COM 211");
    const title = dialog.getByRole("textbox", { name: /Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, "Databases");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Data Modelling")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Take theirs" }));
    await expect(title).toHaveValue("Data Modelling");
  },
};

/** The specified question; the server says where a course is used. */
export const InUse: Story = {
  tags: ["played"],
  args: {
    toasts: true,
    answers: { ...answers, deleteCourse: refusal("course_in_use") },
  },
  play: async ({ canvas }) => {
    await act(canvas, "COM 211", "Delete");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete COM 211" }));
    await expect(question.getByText("Are you sure you want to delete this course")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await screen.findByText(/in use, and cannot be deleted/)).toBeVisible();
  },
};

/** Who carries it over is told before it is switched off. */
export const Carried: Story = {
  tags: ["played"],
  args: {
    toasts: true,
    answers: { ...answers, toggleCourseStatus: refusal("course_carried") },
  },
  play: async ({ canvas }) => {
    await act(canvas, "GNS 101", "Deactivate");
    const question = within(await screen.findByRole("alertdialog", { name: "Deactivate GNS 101" }));
    await expect(question.getByText(/still comes back at their registration/)).toBeVisible();
    await expect(question.getByRole("button", { name: "Deactivate" })).toBeVisible();
  },
};

/** Switched off, and back on by one press. */
export const SwitchedOff: Story = {
  tags: ["played"],
  args: { toasts: true, answers: { ...answers, toggleCourseStatus: {} } },
  play: async ({ canvas }) => {
    await act(canvas, "GNS 101", "Deactivate");
    await expect(await screen.findByText(/GNS 101 is offered no more/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  },
};
