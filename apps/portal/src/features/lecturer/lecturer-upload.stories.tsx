import type { Output } from "@polyportal/api-client/client/client";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fullName } from "@polyportal/domain/format/name";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { units } from "../../testing/staff.ts";
import { earlierImports, previewed, row } from "../../testing/imports.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./lecturer-upload.page.tsx";

const names = [
  "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  "Bello Amina Titilayo-Oluwaseun",
  "Sani Hauwa",
];

const lecturers = names.map((fullName, at) => ({
  id: String(at + 1),
  staffNumber: `ASP/010${at + 1}`,
  title: at === 0 ? "Engr Prof" : "",
  fullName,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  designation: "Chief Lecturer",
  employmentStatus: "Permanent",
  specialisation: "",
  email: "lecturer@example.edu.ng",
  mobileNumber: "08031234567",
  active: at < 2,
  courses: at,
}));

const oneLecturer: Output<"getLecturer"> = {
  id: "1",
  revision: 1,
  staffNumber: "ASP/0101",
  title: "Dr",
  lastname: "Yar’Adua-Okonkwo",
  firstname: "Chukwuemeka",
  middlename: "Oluwaseun",
  gender: "Male",
  departmentId: units[0]?.departments[0]?.id ?? null,
  designation: "Chief Lecturer",
  employmentStatus: "Permanent",
  specialisation: "Soil and water engineering",
  email: "lecturer@example.edu.ng",
  mobileNumber: "+2348031234567",
  salaryGrade: "CONPCASS 8",
  salaryStep: "4",
};

const meta = {
  title: "Pages/Lecturer Upload",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: `${staffPaths.lecturers}?import=${previewed.id}`,
    profile: superAdministrator,
    answers: {
      listUnits: units,
      listImports: earlierImports,
      getLecturer: oneLecturer,
      getHistory: history,
      updateLecturer: {},
      listLecturers: { items: lecturers, total: 3 },
      getImport: previewed,
      uploadLecturers: { importId: previewed.id },
      undoImport: { importId: previewed.id },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const having = (own: Partial<typeof previewed>) => ({
  answers: { ...meta.args.answers, getImport: { ...previewed, ...own } },
});

/** What the school knows of a lecturer, beside the list. */
export const OneOpen: Story = {
  args: { at: `${staffPaths.lecturers}?open=1` },
  globals: { viewport: { value: "desk" } },
  play: async () => {
    const beside = within(await screen.findByRole("region", { name: fullName(oneLecturer) }));
    await expect(beside.getByText("CONPCASS 8")).toBeVisible();
    await expect(await beside.findByText(/chose a new password/)).toBeVisible();
  },
};

export const Lecturers: Story = {
  args: { at: staffPaths.lecturers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Import" })).toBeVisible();
    await expect((await canvas.findAllByText("Chief Lecturer"))[0]).toBeVisible();
  },
};

const edit = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /^Actions for Yar/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
  return within(await screen.findByRole("dialog", { name: /^Edit Yar’Adua/ }));
};

/** A lecturer's form opens beside the list. */
export const Edits: Story = {
  args: { at: staffPaths.lecturers },
  play: async () => {
    const form = await edit();
    await expect(form.getByRole("textbox", { name: /Salary grade/ })).toHaveValue("CONPCASS 8");
  },
};

/** Without the claim for salaries there is nothing to see of them. */
export const EditsWithoutSalary: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: staffPaths.lecturers,
    answers: {
      ...meta.args.answers,
      getLecturer: { ...oneLecturer, salaryGrade: null, salaryStep: null },
    },
  },
  play: async () => {
    const form = await edit();
    await expect(form.queryByRole("textbox", { name: /Salary grade/ })).toBeNull();
  },
};

/** Who may only look finds the act disabled, and no import. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: {
    at: staffPaths.lecturers,
    profile: { ...superAdministrator, role: "registrar", claims: ["users.see"] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole("button", { name: /^Actions for Yar/ }));
    const item = screen.getByRole("menuitem", { name: /^Edit/ });
    await expect(item).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.queryByRole("link", { name: "Import" })).toBeNull();
  },
};

export const NoLecturers: Story = {
  args: {
    at: staffPaths.lecturers,
    answers: { ...meta.args.answers, listLecturers: { items: [], total: 0 } },
  },
};

export const BeforeTheSheet: Story = {
  args: { at: `${staffPaths.lecturers}#import` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Your sheet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check the rows" })).toBeDisabled();
    await expect(await canvas.findByRole("link", { name: "lecturers-2026.xlsx" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\?import=i-1#import$/),
    );
  },
};

/** What another has to approve is told before anything is imported, by its row and in all. */
export const WaitsForApproval: Story = {
  tags: ["played"],
  args: having({
    waiting: 1,
    items: [row(2, { reasons: ["waits for approval: the role bursar"] })],
    total: 1,
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("In 1 row something waits for the approval of another."),
    ).toBeVisible();
    await expect(canvas.getAllByText("waits for approval: the role bursar")[0]).toBeVisible();
  },
};

export const SheetRefused: Story = {
  args: {
    at: `${staffPaths.lecturers}#import`,
    answers: { ...meta.args.answers, previewLecturers: refusal("sheet_refused") },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/paste the cells/), "Surname");
    await userEvent.click(canvas.getByRole("button", { name: "Check the rows" }));
    await expect(await canvas.findByText("The file could not be read.")).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    at: `${staffPaths.lecturers}#import`,
    answers: { ...meta.args.answers, previewLecturers: waiting },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/paste the cells/), "Surname");
    await userEvent.click(canvas.getByRole("button", { name: "Check the rows" }));
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
  },
};

export const Preview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Import 21 rows" })).toBeEnabled();
    await expect(canvas.getAllByText("Title: from Mr to Dr")[0]).toBeVisible();
    const kinds = within(canvas.getByRole("group", { name: "Rows of the sheet" }));
    await expect(kinds.getByRole("button", { name: "Refused 2" })).toBeVisible();
  },
};

export const NothingToImport: Story = {
  args: having({ new: 0, changed: 0, refused: 0, unchanged: 412, notices: [], missing: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Import 0 rows" })).toBeDisabled();
  },
};

export const AtWork: Story = {
  args: having({ state: "applying", rows: 20_000, new: 19_500, progress: 8_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Importing" })).toHaveAttribute(
      "aria-valuenow",
      "41",
    );
  },
};

export const Imported: Story = {
  args: having({
    state: "applied",
    mayApply: false,
    mayUndo: true,
    appliedAt: "2026-11-23T08:05:00.000Z",
    undoUntil: "2026-11-24T08:05:00.000Z",
    notices: [],
    missing: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("21 rows were imported.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Undo the import" })).toBeVisible();
  },
};

export const Undone: Story = {
  args: having({
    state: "undone",
    mayApply: false,
    undone: 20,
    kept: 1,
    notices: [],
    missing: null,
    items: [row(2, { kept: "It is in use by now." })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("20 rows were taken back.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Kept 1" })).toBeVisible();
  },
};

export const DiskFull: Story = {
  args: having({
    error:
      "The school's server has no room left, so nothing was written. Please tell the ICT unit, then try again.",
  }),
};

export const Over: Story = { args: having({ state: "expired", mayApply: false, items: [] }) };
