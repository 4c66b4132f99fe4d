import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { recordMessages } from "@polyportal/domain/messages/record";
import { programmeSetupMessages } from "@polyportal/domain/messages/school-setup";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { oneProgramme, programmes } from "../../testing/school-setup.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./programmes.page.tsx";

const lists = { listUnits: units, listProgrammes: { items: programmes, total: programmes.length } };

const meta = {
  title: "Pages/Programmes",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.programmes,
    profile: superAdministrator,
    answers: { ...lists, getProgramme: oneProgramme, getHistory: history },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of them beside the list, to be read; its page changes it. */
export const BesideTheList: Story = {
  args: {
    at: `${staffPaths.programmes}?open=hnd`,
    answers: { ...lists, getProgramme: oneProgramme, getHistory: history },
  },
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    const record = within(await screen.findByRole("region", { name: "HND" }));
    await expect(record.getByRole("link", { name: recordMessages.page })).toHaveAttribute(
      "href",
      `${staffPaths.programmes}?programme=hnd`,
    );
    await expect(await record.findByText(programmeSetupMessages.departmentsLegend)).toBeVisible();
    await expect(await record.findByText(/changed the account/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "HND" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(record.getByRole("button", { name: recordMessages.close }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "HND" })).toBeNull());
  },
};

/** As defined, and as opened; each leads to what the school says of it. */
export const Programmes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Open until 20 March 2027")).toBeVisible();
    await expect(canvas.getByText("Opens 11 January 2027")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "HND" })).toHaveAttribute(
      "href",
      `${staffPaths.programmes}?programme=hnd`,
    );
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const NoneFound: Story = {
  args: {
    at: `${staffPaths.programmes}?search=phd`,
    answers: { ...lists, listProgrammes: { items: [], total: 0 } },
  },
};

export const Waiting: Story = { args: { answers: { ...lists, listProgrammes: waiting } } };

export const Failed: Story = {
  args: { answers: { ...lists, listProgrammes: refusal("database_unavailable") } },
};

const one = { at: `${staffPaths.programmes}?programme=hnd` };

/** One of them: departments, opening and signatories are the school's. */
export const OneProgramme: Story = {
  args: one,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("checkbox", { name: "Statistics (switched off)" }),
    ).toBeChecked();
    await expect(canvas.getByRole("switch", { name: "Applications are open" })).toBeChecked();
    await expect(await canvas.findByText(/chose a new password/)).toBeVisible();
  },
};

export const OneOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: one,
  globals: { viewport: { value: "phone" } },
};

/** Who may only see it reads it. */
export const OnlyLooking: Story = {
  args: { ...one, profile: { ...superAdministrator, role: "bursar", claims: ["school.see"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bursar, Mr. Ifeanyi Nwachukwu, FCA")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

/** Open applications need somewhere to go, and end after they begin. */
export const Refused: Story = {
  tags: ["played"],
  args: one,
  play: async ({ canvas }) => {
    await canvas.findByRole("checkbox", { name: "Computer Science" });
    for (const box of canvas.getAllByRole("checkbox", { checked: true }))
      await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("group", { name: "Departments that admit" }),
    ).toHaveAccessibleDescription(/please select a department/);
  },
};

let asked = 0;

/** Another saved it meanwhile: what both say stands side by side. */
export const EditedByTwo: Story = {
  tags: ["played"],
  args: {
    ...one,
    answers: {
      ...lists,
      getProgramme: () => {
        asked += 1;
        return asked === 1 ? oneProgramme : { ...oneProgramme, switchedOn: false, revision: 6 };
      },
      updateProgramme: refusal("conflict"),
      getHistory: history,
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: "Computer Engineering Technology" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Changed by someone else")).toBeVisible();
  },
};

export const Unknown: Story = { args: { at: `${staffPaths.programmes}?programme=phd` } };
