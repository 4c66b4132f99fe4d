import type { Output } from "@polyportal/api-client/client/client";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { actMessages } from "@polyportal/domain/messages/act";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import {
  classCopy,
  classSizes,
  manyUnits,
  oneTakenCourse,
  takenCourses,
} from "../../testing/course-classes.ts";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./assign-course.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./copy-classes.tsx";
import "./course-classes.tsx";

const answers = {
  listCourseClasses: { items: takenCourses, total: takenCourses.length },
  getClassSizes: classSizes,
  getCourseClasses: oneTakenCourse,
  setCourseClasses: {},
  previewCopyCourseClasses: classCopy,
  copyCourseClasses: { courses: 12, undoId: null },
  listUnits: manyUnits,
  listSessions: sessions,
};

const meta = {
  title: "Pages/Classes of courses",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.courseClasses, profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Opens the classes of a course. */
async function choose(canvas: Canvas, code = "GNS 101"): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${code}` }));
  await userEvent.click(screen.getByRole("menuitem", { name: words.change }));
  const form = await screen.findByRole("dialog", { name: words.changeTitle(code) });
  await within(form).findByText(/students in 14 classes\.$/);
  return within(form);
}

const box = (form: Canvas, name: string) =>
  form.getByRole("checkbox", { name: new RegExp(`^${name}`) });
const save = (form: Canvas) => userEvent.click(form.getByRole("button", { name: words.save }));

/** Each course with its own class, the others in a few words, and their students. */
export const Courses: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "and 13 more: ND I of 11 departments, ND II of Accountancy and Computer Science",
      ),
    ).toBeVisible();
    await expect(canvas.getByText("69 students")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Details of GNS 101" }));
    await expect(await canvas.findByText("ND II: Accountancy and Computer Science")).toBeVisible();
  },
};

export const CoursesOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const NoCourse: Story = {
  args: { answers: { ...answers, listCourseClasses: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { answers: { ...answers, listCourseClasses: waiting } },
};

export const Failed: Story = {
  args: { answers: { ...answers, listCourseClasses: refusal("database_unavailable") } },
};

/** Who may only look finds the act disabled, with the reason, and nothing to copy. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "help desk", claims: ["courses.see"] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for GNS 101" }));
    await expect(screen.getByRole("menuitem", { name: /^Choose classes/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.queryByRole("button", { name: words.copy })).toBeNull();
  },
};

/** A department a row and a level a column; its own class is fixed. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const form = await choose(canvas);
    const home = box(form, "Statistics, ND I, its own class");
    await expect(home).toBeChecked();
    await userEvent.click(home);
    await expect(home).toBeChecked();
    await userEvent.click(box(form, "ND II of all departments"));
    await expect(form.getByRole("status")).toHaveTextContent(/ in 24 classes\.$/);
    await expect(box(form, "Architecture, ND II")).toBeChecked();
  },
};

export const ChosenOnAPhone: Story = {
  ...Chosen,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** The grid is one stop: arrow keys lead through it, and the space bar ticks. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    const form = await choose(canvas);
    box(form, words.all).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(box(form, "Accountancy, ND II")).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}{ArrowLeft}{ArrowLeft} ");
    await expect(box(form, "Accountancy, ND II")).not.toBeChecked();
    await expect(box(form, "Agricultural .*, HND II")).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(box(form, words.all)).toHaveFocus();
    await userEvent.tab();
    await expect(form.getByRole("button", { name: "Cancel" })).toHaveFocus();
  },
};

/** Registrations that hold the course in a class that is taken away are counted, and asked about. */
export const TakenAway: Story = {
  play: async ({ canvas }) => {
    const form = await choose(canvas);
    await userEvent.click(box(form, "Accountancy, ND I,"));
    await expect(form.getByRole("status")).toHaveTextContent(
      /in 13 classes; 3 registrations hold it in a class that you take away\.$/,
    );
    await save(form);
    const question = await screen.findByRole("alertdialog", { name: words.heldTitle("GNS 101") });
    await expect(question).toHaveTextContent(/3 registrations of 2026\/2027 hold GNS 101/);
  },
};

/** Dropped, the question leaves everything as it was ticked; answered, it is saved. */
export const TakenAwayAfterAll: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { toasts: true },
  play: async (context) => {
    await TakenAway.play?.(context);
    const answer = async (label: string) =>
      userEvent.click(
        within(await screen.findByRole("alertdialog")).getByRole("button", { name: label }),
      );
    await answer(actMessages.cancel);
    const form = within(await screen.findByRole("dialog", { name: words.changeTitle("GNS 101") }));
    await expect(box(form, "Accountancy, ND I,")).not.toBeChecked();
    await save(form);
    await answer(words.heldAct);
    await expect(await screen.findByText(words.saved("GNS 101", 13))).toBeVisible();
  },
};

let seen = 0;
const theirs: Output<"getCourseClasses"> = {
  ...oneTakenCourse,
  classes: oneTakenCourse.classes.filter(({ levelId }) => levelId === 1),
};

/** Somebody else saved meanwhile: both stand side by side, and nothing ticked is lost. */
export const ByTwo: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...answers,
      getCourseClasses: () => {
        seen += 1;
        return seen === 1 ? oneTakenCourse : theirs;
      },
      setCourseClasses: refusal("conflict"),
    },
  },
  beforeEach: () => {
    seen = 0;
  },
  play: async ({ canvas }) => {
    const form = await choose(canvas);
    await userEvent.click(box(form, "Architecture, HND I,"));
    await save(form);
    await expect(await form.findByText(actMessages.conflictTitle)).toBeVisible();
    await expect(form.getByRole("alert")).toHaveTextContent("Computer Science, ND II");
    await userEvent.click(form.getByRole("button", { name: actMessages.keepMine }));
    await expect(box(form, "Architecture, HND I,")).toBeChecked();
    await expect(box(form, "Computer Science, ND II,")).toBeChecked();
  },
};

/** What the server refuses otherwise stands over the form. */
export const Refused: Story = {
  tags: ["played"],
  args: { answers: { ...answers, setCourseClasses: refusal("not_found") } },
  play: async ({ canvas }) => {
    const form = await choose(canvas);
    await userEvent.click(box(form, "Architecture, HND I,"));
    await save(form);
    await expect(await form.findByRole("group", { name: "There is a problem" })).toHaveFocus();
  },
};

/** A course that is switched off is offered to nobody, whatever is ticked. */
export const SwitchedOff: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for COM 216" }));
    await userEvent.click(screen.getByRole("menuitem", { name: words.change }));
    await expect(await screen.findByText(words.courseOff)).toBeVisible();
  },
};

/** What copying brings and what it leaves out is said first. */
export const Copies: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.copy }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(await question.findByText(/12 courses .* the 214 classes of/)).toBeVisible();
    await expect(question.getByText("COM 111: deleted")).toBeVisible();
    await expect(question.getByText("Printing Technology: switched off, 4 classes")).toBeVisible();
  },
};

export const Copied: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { toasts: true },
  play: async (context) => {
    await Copies.play?.(context);
    await userEvent.click(screen.getByRole("button", { name: words.copyNow }));
    await expect(await screen.findByText("12 courses have their classes")).toBeVisible();
  },
};

/** Copied already: there is nothing to press. */
export const NothingToCopy: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...answers,
      previewCopyCourseClasses: {
        ...classCopy,
        courses: 0,
        classes: 0,
        off: [],
        deleted: [],
        closed: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.copy }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(await question.findByText(words.nothingToCopy("2025/2026"))).toBeVisible();
    await expect(question.queryByRole("button", { name: words.copyNow })).toBeNull();
  },
};
