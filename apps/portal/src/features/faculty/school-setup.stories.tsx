import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import {
  departmentOptions,
  departments,
  faculties,
  oneDepartment,
  oneFaculty,
} from "../../testing/school-setup.ts";
import { noImports } from "../../testing/imports.ts";
import { sumsOf } from "../../testing/sums.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as DepartmentsPage } from "./departments.page.tsx";
import { Page } from "./faculties.page.tsx";
import { Page as OptionsPage } from "./department-options.page.tsx";

const lists = {
  listSchoolFaculties: {
    items: faculties,
    total: faculties.length,
    sums: sumsOf(faculties, "departments", "students"),
  },
  listSchoolDepartments: {
    items: departments,
    total: departments.length,
    sums: sumsOf(departments, "options", "students"),
  },
  listDepartmentOptions: {
    items: departmentOptions,
    total: departmentOptions.length,
    sums: sumsOf(departmentOptions, "students"),
  },
};

const meta = {
  title: "Pages/School setup",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.faculties,
    profile: superAdministrator,
    answers: {
      ...lists,
      listImports: noImports,
      getFaculty: oneFaculty,
      getDepartment: oneDepartment,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const longest = /School of Agricultural/;

/** Opens what can be done with a row. */
async function act(canvas: ReturnType<typeof within>, row: RegExp, label: string) {
  await userEvent.click(await canvas.findByRole("button", { name: row }));
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
}

/** The faculties with what each has; each leads to its departments. */
export const Faculties: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: longest })).toHaveAttribute(
      "href",
      `${staffPaths.departments}?faculty=1`,
    );
    await expect(canvas.getByText("Musa Ibrahim Sani (acting)")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const NoneYet: Story = {
  args: { answers: { ...lists, listSchoolFaculties: { items: [], total: 0 } } },
};

export const Waiting: Story = { args: { answers: { ...lists, listSchoolFaculties: waiting } } };

export const Failed: Story = {
  args: { answers: { ...lists, listSchoolFaculties: refusal("database_unavailable") } },
};

/** Who may only look finds the acts disabled, with the reason. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "bursar", claims: ["school.see"] } },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: longest });
    await expect(canvas.queryByRole("button", { name: "New faculty" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Actions for School of Agri/ }));
    const off = screen.getByRole("menuitem", { name: /Deactivate/ });
    await expect(off).toHaveAttribute("aria-disabled", "true");
  },
};

/** What is missing is said at each field, and what another has, too. */
export const Adds: Story = {
  tags: ["played"],
  args: {
    answers: { ...lists, createFaculty: refusal("code_taken", { code: "this code is taken" }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New faculty" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New faculty" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    const code = dialog.getByRole("textbox", { name: /Code/ });
    await expect(code).toHaveAccessibleDescription(/please enter a code/);
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "School of Arts");
    await userEvent.type(code, "ssc");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect(code).toHaveAccessibleDescription(/this code is taken/);
  },
};

let asked = 0;

/** Another saved the same faculty meanwhile: both stand side by side, and nothing typed is lost. */
export const EditedByTwo: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...lists,
      getFaculty: () => {
        asked += 1;
        return asked === 1 ? oneFaculty : { ...oneFaculty, name: "School of Farming", revision: 4 };
      },
      updateFaculty: refusal("conflict"),
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for School of Agri/, "Edit");
    const dialog = within(await screen.findByRole("dialog", { name: longest }));
    const name = dialog.getByRole("textbox", { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, "School of Fields");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Changed by someone else")).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveTextContent("School of Farming");
    await expect(name).toHaveValue("School of Fields");
  },
};

/** Whom it touches is counted before it is done; the shown words are typed. */
/** What became of a record stands at its row, for whoever may see it. */
export const TellsItsPast: Story = {
  tags: ["played"],
  args: { answers: { ...lists, getHistory: history } },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for School of Agri/, "History");
    const dialog = within(
      await screen.findByRole("dialog", { name: /^History of School of Agri/ }),
    );
    await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
  },
};

export const Deactivates: Story = {
  tags: ["played"],
  args: {
    answers: { ...lists, getFaculty: oneFaculty, toggleFacultyStatus: refusal("typed_wrong") },
  },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for School of Agri/, "Deactivate");
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Deactivate School/ }));
    await expect(await dialog.findByText("214 open applications")).toBeVisible();
    await expect(dialog.getByText("36 offers of admission")).toBeVisible();
    await expect(dialog.getByText("1,842 students")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Type DEACTIVATE SET" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(
      /please say why/,
    );
  },
};

/** The departments of one faculty. */
export const Departments: Story = {
  args: { at: `${staffPaths.departments}?faculty=2`, page: DepartmentsPage },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Departments: School of Science and Computing" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Computer Science" })).toHaveAttribute(
      "href",
      `${staffPaths.departmentOptions}?department=5`,
    );
  },
};

export const DepartmentsOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  ...Departments,
  globals: { viewport: { value: "phone" } },
};

/** A code that stands in matric numbers is read, and said to be fixed. */
export const FixedCode: Story = {
  tags: ["played"],
  args: { at: staffPaths.departments, page: DepartmentsPage },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for Agricultural/, "Edit");
    const dialog = within(await screen.findByRole("dialog", { name: /^Edit Agricultural/ }));
    const code = dialog.getByRole("textbox", { name: /Code/ });
    await expect(code).toHaveAttribute("readonly");
    await expect(code).toHaveAccessibleDescription(/part of matric numbers/);
  },
};

/** A department is moved by two: where to is chosen, why is said. */
export const Moves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    at: staffPaths.departments,
    page: DepartmentsPage,
    answers: { ...lists, moveDepartment: { waits: true } },
  },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for Agricultural/, "Move to another faculty");
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Move Agricultural/ }));
    const faculty = dialog.getByRole("combobox", { name: /To faculty/ });
    await userEvent.click(dialog.getByRole("button", { name: "Ask for approval" }));
    await expect(faculty).toHaveAccessibleDescription(/please select a faculty/);
    await userEvent.selectOptions(faculty, "School of Science and Computing");
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The council says so.");
    await userEvent.click(dialog.getByRole("button", { name: "Ask for approval" }));
    await expect(await screen.findByText("This waits for the approval of another.")).toBeVisible();
  },
};

/** The options of one department. */
export const Options: Story = {
  args: { at: `${staffPaths.departmentOptions}?department=5`, page: OptionsPage },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Options: Computer Science" }),
    ).toBeVisible();
    await expect(await canvas.findByText("Networking and Cloud Computing")).toBeVisible();
  },
};

/** Faculties come from a sheet, too: whoever may enter finds the way above the list. */
export const Imports: Story = {
  args: { at: `${staffPaths.faculties}#import` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /import faculties/i })).toBeVisible();
  },
};

/** Options do, told by their department's code and their name. */
export const ImportsOptions: Story = {
  args: { at: `${staffPaths.departmentOptions}#import`, page: OptionsPage },
  tags: ["played"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /import options/i })).toBeVisible();
  },
};
