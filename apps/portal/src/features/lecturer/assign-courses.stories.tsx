import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import {
  courseHistory,
  foundLecturers,
  sessions,
  taughtCourses,
} from "../../testing/course-lecturers.ts";
import { noImports } from "../../testing/imports.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./assign-courses.page.tsx";

const answers = {
  listCourseLecturers: { items: taughtCourses, total: taughtCourses.length },
  listSessions: sessions,
  listUnits: units,
  listLecturers: foundLecturers,
  listImports: noImports,
};

const meta = {
  title: "Pages/Assign courses",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.assignCourses, profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Opens what can be done with a row, or with one of its lecturers. */
async function act(canvas: Canvas, row: RegExp, label: string) {
  await userEvent.click(await canvas.findByRole("button", { name: row }));
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
}

/** Opens a row of the list to who teaches the course. */
async function open(canvas: Canvas, code: string) {
  await userEvent.click(await canvas.findByRole("button", { name: `Details of ${code}` }));
  return within(await canvas.findByRole("list", { name: `Lecturers of ${code}` }));
}

/** Each course with who teaches it; nobody is in sight, too. */
export const Courses: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Eze Chukwuemeka Obinna (coordinator)")).toHaveLength(
      2,
    );
    await expect(canvas.getByText("Nobody yet")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const NothingFits: Story = {
  args: {
    at: `${staffPaths.lecturersCourses}?assigned=nobody&session=2`,
    answers: { ...answers, listCourseLecturers: { items: [], total: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lecturers: Nobody assigned")).toBeVisible();
    await expect(await canvas.findByText("Academic session: 2025/2026")).toBeVisible();
  },
};

export const Waiting: Story = { args: { answers: { ...answers, listCourseLecturers: waiting } } };

export const Failed: Story = {
  args: { answers: { ...answers, listCourseLecturers: refusal("database_unavailable") } },
};

/** Who may only look finds the acts disabled, with the reason. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "registrar", claims: ["courses.see"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("Nobody yet");
    await expect(canvas.queryByRole("button", { name: /Copy last/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for COM 212" }));
    const off = screen.getByRole("menuitem", { name: /Assign lecturers/ });
    await expect(off).toHaveAttribute("aria-disabled", "true");
  },
};

/** A course opened to those who teach it; whoever is no longer here is marked. */
export const Team: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const team = await open(canvas, "COM 211");
    await expect(team.getByText("No longer works here")).toBeVisible();
    await userEvent.click(team.getByRole("button", { name: /Actions for Yar’Adua/ }));
    const second = screen.getByRole("menuitem", { name: /Make coordinator/ });
    await expect(second).toHaveAttribute("aria-disabled", "true");
    await expect(second).toHaveTextContent("this course has a coordinator already");
  },
};

export const TeamOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  ...Team,
  globals: { viewport: { value: "phone" } },
};

/** Once the sheet is published, who taught the course stays as it is. */
export const Published: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const team = await open(canvas, "COM 214");
    await userEvent.click(team.getByRole("button", { name: /Actions for Eze/ }));
    const end = screen.getByRole("menuitem", { name: /End the assignment/ });
    await expect(end).toHaveAttribute("aria-disabled", "true");
    await expect(end).toHaveTextContent("the sheet is published");
  },
};

const openAnswers = {
  ...answers,
  getCourseLecturers: ({ course }: { course: number | string }) =>
    taughtCourses.find(({ id }) => String(id) === String(course)) ?? refusal("not_found"),
  getHistory: courseHistory,
};

/** A course beside the list: who teaches it, what can be done about each, and who did before. */
export const OneOpen: Story = {
  globals: { viewport: { value: "desk" } },
  args: { answers: openAnswers },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "COM 211" });
    link.focus();
    await userEvent.keyboard("{Enter}");
    const beside = within(await screen.findByRole("region", { name: "COM 211" }));
    await expect(await beside.findByRole("list", { name: "Lecturers of COM 211" })).toBeVisible();
    await expect(await beside.findByText(/in the place of Musa/)).toBeVisible();
    await userEvent.keyboard("j");
    const next = within(await screen.findByRole("region", { name: "COM 212" }));
    await expect(next.getByRole("button", { name: "Assign lecturers" })).toBeVisible();
  },
};

export const OneOpenOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
  args: { answers: openAnswers, at: `${staffPaths.assignCourses}?open=57-3` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "COM 211" })).toBeVisible();
  },
};

/** Several are searched and assigned at once; the coordinator is one of them. */
export const Assigns: Story = {
  tags: ["played"],
  args: { answers: { ...answers, assignCourseLecturers: refusal("coordinator_taken") } },
  play: async ({ canvas }) => {
    await act(canvas, /^Actions for COM 212/, "Assign lecturers");
    const dialog = within(await screen.findByRole("dialog", { name: /to COM 212/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    const box = dialog.getByRole("combobox", { name: /^Lecturers/ });
    await expect(box).toHaveAccessibleDescription(/please select a lecturer/);
    await userEvent.type(box, "chuk");
    await userEvent.click(await screen.findByRole("option", { name: /Eze Chukwuemeka/ }));
    await userEvent.click(await screen.findByRole("option", { name: /Yar’Adua/ }));
    await userEvent.selectOptions(
      dialog.getByRole("combobox", { name: /Coordinator/ }),
      foundLecturers.items[0]?.id ?? "",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(await dialog.findByText("this course has a coordinator already")).toBeVisible();
  },
};

/** What was assigned is told; a course that has its coordinator offers no second. */
export const Assigned: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true, answers: { ...answers, assignCourseLecturers: { assigned: 1 } } },
  play: async ({ canvas }) => {
    await act(canvas, /^Actions for COM 211/, "Assign lecturers");
    const dialog = within(await screen.findByRole("dialog", { name: /to COM 211/ }));
    await expect(dialog.getByText("Eze Chukwuemeka Obinna coordinates it.")).toBeVisible();
    await userEvent.type(dialog.getByRole("combobox", { name: /^Lecturers/ }), "yar");
    await userEvent.click(await screen.findByRole("option", { name: /Yar’Adua/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(await screen.findByText("1 lecturer assigned to COM 211")).toBeVisible();
  },
};

/** Whom it touches and what stays is said before it is done; why is asked. */
export const Replaces: Story = {
  tags: ["played"],
  args: { answers: { ...answers, replaceCourseLecturer: refusal("lecturer_assigned") } },
  play: async ({ canvas }) => {
    const team = await open(canvas, "COM 211");
    await act(team, /Actions for Eze/, "Replace");
    const dialog = within(await screen.findByRole("dialog", { name: /^Replace Eze/ }));
    await expect(dialog.getByText(/187 students of COM 211.*Draft scores stay/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Replace" }));
    const reason = dialog.getByRole("textbox", { name: /Reason/ });
    await expect(reason).toHaveAccessibleDescription(/please say why/);
    await userEvent.type(dialog.getByRole("combobox", { name: /Replaced by/ }), "yar");
    await userEvent.click(await screen.findByRole("option", { name: /Yar’Adua/ }));
    await userEvent.type(reason, "The lecturer is on study leave.");
    await userEvent.click(dialog.getByRole("button", { name: "Replace" }));
    await expect(await dialog.findByText(/teaches the course already/)).toBeVisible();
  },
};

export const ReplacesOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  ...Replaces,
  globals: { viewport: { value: "phone" } },
};

/** The coordination is given, and taken away; an assignment ends with a question. */
export const OneLecturer: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: { ...answers, setCourseCoordinator: {}, endCourseLecturer: {} },
  },
  play: async ({ canvas }) => {
    const team = await open(canvas, "COM 211");
    await act(team, /Actions for Eze/, "Take the coordination away");
    await expect(await screen.findByText("COM 211 has no coordinator now")).toBeVisible();
    const other = await open(canvas, "COM 213");
    await act(other, /Actions for Yar’Adua/, "Make coordinator");
    await expect(await screen.findByText(/Yar’Adua.* coordinates COM 213/)).toBeVisible();
    await act(team, /Actions for Musa/, "End the assignment");
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(/Musa Ibrahim Sani no longer teaches COM 211/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "End the assignment" }));
  },
};

const preview = {
  from: "2025/2026",
  courses: 38,
  gone: [
    { name: "Musa Ibrahim Sani", courses: 2 },
    { name: "Bello Hauwa", courses: 1 },
  ],
  published: 1,
};

/** How many courses it concerns, who is left out and what stays stands in the question. */
export const Copies: Story = {
  tags: ["played"],
  args: { answers: { ...answers, previewCopyCourseLecturers: preview } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Copy last session/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(await question.findByText(/38 courses .* of 2025\/2026/)).toBeVisible();
    await expect(question.getByText("Musa Ibrahim Sani: 2 courses")).toBeVisible();
    await expect(question.getByText(/1 course stays/)).toBeVisible();
  },
};

export const CopiesOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  ...Copies,
  globals: { viewport: { value: "phone" } },
};

export const Copied: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: {
      ...answers,
      previewCopyCourseLecturers: preview,
      copyCourseLecturers: { courses: 38, undoId: null },
    },
  },
  play: async (context) => {
    await Copies.play?.(context);
    const question = within(screen.getByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Copy" }));
    await expect(await screen.findByText("38 courses have their lecturers")).toBeVisible();
  },
};

/** Where there is nothing to copy, nothing can be pressed. */
export const NothingToCopy: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      ...answers,
      previewCopyCourseLecturers: { from: "2025/2026", courses: 0, gone: [], published: 0 },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Copy last session/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(await question.findByText(/had nobody in 2025\/2026/)).toBeVisible();
    await expect(question.queryByRole("button", { name: "Copy" })).toBeNull();
  },
};

/** Who was assigned when, by whom and why. */
export const CourseHistory: Story = {
  tags: ["played"],
  args: { answers: { ...answers, getHistory: courseHistory } },
  play: async ({ canvas }) => {
    await act(canvas, /^Actions for COM 211/, "History");
    const dialog = within(await screen.findByRole("dialog", { name: "History of COM 211" }));
    await expect(await dialog.findByText(/in the place of Musa/)).toBeVisible();
    await expect(dialog.getByText(/on study leave/)).toBeVisible();
  },
};

/** They come from a sheet, too. */
export const Imports: Story = {
  args: { at: `${staffPaths.assignCourses}#import` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: /import course lecturers/i }),
    ).toBeVisible();
  },
};
