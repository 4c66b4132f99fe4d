import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { setup, setupAnswers } from "../../testing/application-setup.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { seatsPath, setupPath } from "./setup-path.ts";
import { Page } from "./setup.page.tsx";

const at = setupPath("nd", 3);

const meta = {
  title: "Pages/Application Setup",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at,
    profile: superAdministrator,
    answers: setupAnswers,
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Programmes: Story = {
  args: { at: staffPaths.applicationSetup },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "ND" })).toHaveAttribute("href", at);
    await expect(canvas.getAllByText("No fee yet")[0]).toBeVisible();
  },
};

export const OneProgramme: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "ND, 2026/2027" })).toBeVisible();
    await expect(canvas.getByText("₦6,500.00")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Library" })).not.toBeChecked();
  },
};

/** Who closes is told beforehand how many hold a paid form. */
export const Closing: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Close applications" }));
    await expect(
      await screen.findByText(/387 applicants hold a paid form that is not sent/),
    ).toBeVisible();
  },
};

/** Whom a department takes, beside the page. */
export const EditsDepartment: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^Actions for Agricultural/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    const form = within(await screen.findByRole("dialog", { name: /^Edit Agricultural/ }));
    await expect(form.getByRole("textbox", { name: /Cut-off/ })).toHaveValue("52.5");
    await expect(await form.findByRole("button", { name: "Remove Physics" })).toBeVisible();
  },
};

/** Whether it can be chosen is of now: of another session that is read alone. */
export const DepartmentOfAnotherSession: Story = {
  tags: ["played"],
  args: { answers: { ...setupAnswers, getApplicationSetup: { ...setup, current: false } } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^Actions for Agricultural/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    const form = within(await screen.findByRole("dialog", { name: /^Edit Agricultural/ }));
    await expect(form.getByRole("textbox", { name: /Places/ })).toHaveValue("120");
    await expect(form.getByText(/are those of the current session/)).toBeVisible();
    await expect(form.queryByRole("switch", { name: "Takes applicants" })).toBeNull();
    await expect(form.queryByRole("textbox", { name: /What it asks besides/ })).toBeNull();
  },
};

/** Another fee is asked for, and waits for whoever approves it. */
export const AsksForAFee: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change the fee" }));
    const form = within(await screen.findByRole("dialog", { name: "Fee of ND, 2026/2027" }));
    await expect(form.getByRole("textbox", { name: /Amount in naira/ })).toHaveValue("6,500");
  },
};

/** The days of applications are in order, or the form says so where it is. */
export const DaysOutOfOrder: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...setupAnswers,
      getApplicationSetup: { ...setup, opensOn: "2026-12-18", closesOn: "2026-06-01" },
      updateApplicationSetup: refusal("conflict"),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(
      (await canvas.findAllByText("a closing date is after the opening date"))[0],
    ).toBeVisible();
  },
};

/** A venue is named otherwise, and how many are told stands beforehand. */
export const EditsVenue: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Venues" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Edit.*ICT Centre/ }));
    const form = within(await screen.findByRole("dialog", { name: /^Edit ICT Centre/ }));
    await expect(form.getByText(/^212 people have a seat there/)).toBeVisible();
    await expect(form.getByRole("textbox", { name: /^Name/ })).toHaveValue("ICT Centre, Hall B");
    await expect(form.getByRole("textbox", { name: /^Why name or address/ })).toBeVisible();
  },
};

/** Closed, paid forms go on for two weeks; who may only look finds no acts. */
export const OnlyLooking: Story = {
  args: {
    profile: { ...superAdministrator, role: "registrar", claims: ["applications.see"] },
    answers: {
      ...setupAnswers,
      getApplicationSetup: {
        ...setup,
        open: false,
        switchedOn: false,
        formsUntil: "2026-12-05T10:00:00.000Z",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Paid forms can be sent until 5 December 2026."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Open applications" })).toBeNull();
  },
};

/**
 * Who has sent the form and has no seat gets one, as far as there are any: who gets which date and venue
 * stands beforehand, behind each date its people.
 */
export const GivesSeats: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Give seats" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/^38 applicants get a seat.*for 23 there is none/)).toBeVisible();
    await expect(await dialog.findByText("38 applicants")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /^Show who.*20 January 2099/ }));
    await expect(await dialog.findByText(/ND\/2026\/004213, Seat 213/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Show more of 38" })).toBeVisible();
  },
};

/** A date with people on it is edited, and not removed. */
export const EditsADate: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole("button", { name: /^Actions for 20 January 2099/ }),
    );
    await expect(screen.getByRole("menuitem", { name: /^Remove/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit the date" }));
    await expect(form.getByRole("textbox", { name: /^Time/ })).toHaveValue("09:00");
    await expect(form.getByText(/people have a seat here/)).toBeVisible();
    await expect(form.getByRole("textbox", { name: /^Why venue or time/ })).toBeVisible();
  },
};

/** Who sits where; whoever needs longer stands out. */
export const Seats: Story = {
  args: { at: seatsPath("0199aa00-0000-7000-8000-0000000000a2") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("114")).toBeVisible();
  },
};
