import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import {
  departmentOptions,
  departments,
  faculties,
  oneDepartment,
  oneFaculty,
  oneOption,
} from "../../testing/school-setup.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { sumsOf } from "../../testing/sums.ts";
import { Page as OptionsPage } from "./department-options.page.tsx";
import { Page as DepartmentsPage } from "./departments.page.tsx";
import { Page } from "./faculties.page.tsx";

const meta = {
  title: "Pages/School setup records",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  globals: { viewport: { value: "desk" } },
  args: {
    at: `${staffPaths.faculties}?open=1`,
    profile: superAdministrator,
    answers: {
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
      getFaculty: ({ id }) => ({
        ...oneFaculty,
        ...faculties.find((faculty) => faculty.id === Number(id)),
      }),
      getDepartment: oneDepartment,
      getDepartmentOption: oneOption,
      getHistory: history,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = faculties.map(({ name }) => name);

const beside = async (name = "") => within(await screen.findByRole("region", { name }));
const heading = (name = "") => screen.findByRole("heading", { level: 2, name });

/** A faculty beside the list: what its row tells, its departments, what became of it. */
export const Faculty: Story = {
  play: async () => {
    const record = await beside(first);
    await expect(record.getByText("Akinwande-Cole Modupe Titilayo-Oluwaseun")).toBeVisible();
    await expect(record.getByText("1,842")).toBeVisible();
    await expect(record.getByRole("link", { name: "Departments" })).toHaveAttribute(
      "href",
      `${staffPaths.departments}?faculty=1`,
    );
    await expect(await record.findByText(/chose a new password/)).toBeVisible();
  },
};

/** A department, with what its faculty's list leaves out beside it. */
export const Department: Story = {
  args: { at: `${staffPaths.departments}?open=1`, page: DepartmentsPage },
  play: async () => {
    const record = await beside(oneDepartment.name);
    await expect(record.getByText(oneDepartment.faculty)).toBeVisible();
    await expect(record.getByText("Ogunlade Folasade Abiọ́dún")).toBeVisible();
    await expect(record.getByRole("link", { name: "Options" })).toHaveAttribute(
      "href",
      `${staffPaths.departmentOptions}?department=1`,
    );
    await expect(record.getByRole("link", { name: "Programmes open" })).toHaveAttribute(
      "href",
      `${staffPaths.programmes}?department=1&accepting=true`,
    );
    await expect(await record.findByText(/chose a new password/)).toBeVisible();
  },
};

/** An option's name leads nowhere else, and opens it. */
export const Option: Story = {
  args: { at: staffPaths.departmentOptions, page: OptionsPage },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: oneOption.name }));
    const record = await beside(oneOption.name);
    await expect(await record.findByRole("link", { name: "Department" })).toHaveAttribute(
      "href",
      `${staffPaths.departments}?open=5`,
    );
    await expect(await record.findByText(/chose a new password/)).toBeVisible();
  },
};

/** An act of the row opens it, its name leads on; keys go on to the next and give the focus back. */
export const Views: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { at: `${staffPaths.faculties}?active=true` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: first });
    await expect(link).toHaveAttribute("href", `${staffPaths.departments}?faculty=1`);
    link.focus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menuitem", { name: "View" })).toHaveAttribute(
      "href",
      `${staffPaths.faculties}?active=true&open=1`,
    );
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await heading(first)).toHaveFocus());
    await expect(link).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("j");
    await waitFor(async () => expect(await heading(second)).toHaveFocus());
    await userEvent.keyboard("k");
    await waitFor(async () => expect(await heading(first)).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).toHaveFocus());
    await expect(screen.queryByRole("region", { name: first })).toBeNull();
  },
};

/** It is read by itself: a shared link opens it whatever the list shows. */
export const NotOnThisPage: Story = {
  tags: ["played"],
  args: {
    at: `${staffPaths.faculties}?search=engineering&open=2`,
    answers: {
      ...meta.args.answers,
      listSchoolFaculties: { items: faculties.slice(0, 1), total: 1 },
    },
  },
  play: async () => {
    await expect((await beside(second)).getByText("Musa Ibrahim Sani (acting)")).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { answers: { ...meta.args.answers, getFaculty: waiting } },
};

export const NotThere: Story = {
  args: { answers: { ...meta.args.answers, getFaculty: refusal("not_found") } },
};

/** Where there is no room for both it stands instead of its list, and its row opens it there, too. */
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { at: staffPaths.departments, page: DepartmentsPage },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: `Actions for ${oneDepartment.name}` }),
    );
    await userEvent.click(screen.getByRole("menuitem", { name: "View" }));
    const title = { level: 1, name: oneDepartment.name };
    await expect(await canvas.findByRole("heading", title)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Departments" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Departments" }),
    ).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
