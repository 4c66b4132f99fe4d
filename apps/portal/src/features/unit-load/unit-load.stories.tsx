import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { levels } from "@polyportal/domain/student/levels";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page as LevelLoads } from "./level-loads.page.tsx";
import { Page as StudentLoads } from "./student-loads.page.tsx";
// What the pages load late is here with the stories, so that none waits for it on a busy machine.
import "./level-load-form.tsx";
import "./student-load-form.tsx";

const loads: Output<"getUnitLoads"> = {
  session: "2026/2027",
  loads: levels.flatMap(({ id: levelId, name: level }) =>
    semesters.map((semester) => ({
      levelId,
      level,
      semester,
      minimum: 12,
      maximum: 24,
      usual: levelId > 4,
      registered: semester === "First" ? 120 + levelId : 0,
      above: levelId === 2 && semester === "First" ? 3 : 0,
      below: levelId === 2 && semester === "First" ? 38 : 0,
    })),
  ),
};

type StudentLoad = Output<"listStudentUnitLoads">["items"][number];
const studentLoads: StudentLoad[] = ["Adéwálé Ọláolúwa Fọlákẹ́", "Bello Aisha Hauwa"].map(
  (fullName, index) => ({
    id: `0192f0c1-0000-7000-8000-00000000010${index}`,
    studentId: `0192f0c1-0000-7000-9000-00000000010${index}`,
    fullName,
    matricNumber: `ND/COM/25/000${index + 1}`,
    department: "Computer Science",
    level: "ND II",
    session: "2026/2027",
    semester: "First",
    minimum: 6,
    maximum: 30,
    reason: "Repeats two courses of the year before.",
    assignedBy: "Sani Ibrahim",
    assignedAt: "2026-11-20T09:12:00.000Z",
  }),
);

const answers = {
  getUnitLoads: loads,
  previewUnitLoad: { registered: 122, above: 38, below: 0 },
  listStudentUnitLoads: { items: studentLoads, total: studentLoads.length },
  listSessions: sessions,
  listUnits: units,
};

const meta = {
  title: "Pages/Unit loads",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.unitLoads, profile: superAdministrator, answers, page: LevelLoads },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each level in each semester, and whom its load leaves outside. */
export const Levels: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 above, 38 below")).toBeVisible();
  },
};

/** What a load would do is said before it is saved. */
export const Changed: Story = {
  args: { answers: { ...answers, setUnitLoad: {} } },
  play: async ({ canvas }) => {
    await canvas.findByText("3 above, 38 below");
    const [row] = canvas.getAllByRole("button", { name: /ND I, First semester/ });
    await userEvent.click(row as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Change" }));
    const form = await screen.findByRole("dialog", { name: "ND I, First semester" });
    const maximum = within(form).getByRole("textbox", { name: /Maximum/ });
    await userEvent.clear(maximum);
    await userEvent.type(maximum, "18");
    await expect(await within(form).findByText("38 registrations would be above.")).toBeVisible();
  },
};

/** Students with loads of their own. */
export const Students: Story = {
  args: { at: staffPaths.studentUnitLoads, page: StudentLoads },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bello Aisha Hauwa")).toBeVisible();
  },
};

export const StudentsOnAPhone: Story = {
  ...Students,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

const named = studentLoads.map(({ studentId, fullName, matricNumber }, at) => ({
  line: at + 1,
  id: studentId,
  label: `${fullName} (${matricNumber})`,
}));
const answerOf = (some: Partial<Output<"resolveList">>) => ({
  found: [],
  unknown: [],
  double: [],
  ambiguous: [],
  ...some,
});

/** Opens the form and fills it in for these numbers, up to its button. */
async function fill(canvas: ReturnType<typeof within>, numbers: string, maximum: string) {
  await userEvent.click(await canvas.findByRole("button", { name: "Assign a load" }));
  const form = within(await screen.findByRole("dialog", { name: "Assign a load" }));
  const field = (name: RegExp) => form.getByRole("textbox", { name });
  await userEvent.click(field(/Matric or admission numbers/));
  await userEvent.paste(numbers);
  await userEvent.selectOptions(form.getByRole("combobox", { name: /Semester/ }), "First");
  await userEvent.type(field(/Minimum/), "6");
  await userEvent.type(field(/Maximum/), maximum);
  await userEvent.type(field(/Reason/), "Repeats two courses of the year before.");
  return form;
}

/** A number of nobody's is said at its field. */
export const NobodysNumber: Story = {
  args: {
    at: staffPaths.studentUnitLoads,
    page: StudentLoads,
    answers: {
      ...answers,
      listStudentUnitLoads: { items: [], total: 0 },
      resolveList: answerOf({ unknown: [{ line: 1, text: "ND/COM/25/9999" }] }),
    },
  },
  play: async ({ canvas }) => {
    const form = await fill(canvas, "ND/COM/25/9999", "30");
    await userEvent.click(form.getByRole("button", { name: "Assign a load" }));
    await expect((await form.findAllByText(/no student has this number/)).length).toBeGreaterThan(
      0,
    );
  },
};

/** Of a pasted list what is in doubt is told, and left out by a second press. */
export const PastedList: Story = {
  args: {
    at: staffPaths.studentUnitLoads,
    page: StudentLoads,
    toasts: true,
    answers: {
      ...answers,
      setStudentUnitLoads: { given: 1, waiting: 1, undoId: null },
      resolveList: answerOf({
        found: named,
        unknown: [{ line: 3, text: "ND/COM/25/9999" }],
        double: [{ line: 4, text: "nd/com/25/0001", label: named[0]?.label ?? "", before: 1 }],
      }),
    },
  },
  play: async ({ canvas }) => {
    const numbers = "ND/COM/25/0001\nND/COM/25/0002\nND/COM/25/9999\nnd/com/25/0001";
    const form = await fill(canvas, numbers, "32");
    const assign = form.getByRole("button", { name: "Assign a load" });
    await userEvent.click(assign);
    await expect((await form.findAllByText(/look at what is in doubt/)).length).toBeGreaterThan(0);
    await expect(form.getByText("1 unknown")).toBeVisible();
  },
};

export const PastedListDone: Story = {
  tags: ["played"],
  args: PastedList.args,
  play: async ({ canvas }) => {
    const form = await fill(canvas, "ND/COM/25/0001\nND/COM/25/9999", "32");
    await userEvent.click(form.getByRole("button", { name: "Look them up" }));
    await form.findByText("1 unknown");
    await userEvent.click(form.getByRole("button", { name: "Assign a load" }));
    await expect(await screen.findByText("1 student has a load of their own")).toBeVisible();
    await expect(screen.getByText(/1 load waits for the approval of another/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { ...answers, getUnitLoads: refusal("database_unavailable") } },
};
