import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { seatsPath, setupPath } from "./setup-path.ts";
import { Page } from "./setup.page.tsx";

type Setup = Output<"getApplicationSetup">;
type Row = Output<"listApplicationSetups">["items"][number];

const row: Row = {
  slug: "nd",
  title: "ND",
  sessionId: 3,
  session: "2026/2027",
  current: true,
  open: true,
  opensOn: "2026-06-01",
  closesOn: "2026-12-18",
  fees: [{ award: "", amount: 6_500 }],
  departments: 24,
  quota: 3_600,
  invoiced: 12_480,
  paid: 9_204,
  sent: 8_817,
};

const subjects = [
  { id: 1, name: "English Language" },
  { id: 2, name: "Mathematics" },
  { id: 43, name: "Physics" },
];

const requirement: Setup["requirements"][number] = {
  departmentId: 5,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  faculty: "School of Engineering Technology",
  active: true,
  admits: true,
  quota: 120,
  cutOff: 52.5,
  minimumUtme: 150,
  credits: 5,
  creditSubjects: subjects,
  certificates: [],
  requirements: "Physics or Technical Drawing at credit, in one sitting.",
  revision: 2,
};

const setup: Setup = {
  ...row,
  revision: 7,
  openRevision: 4,
  switchedOn: true,
  formsUntil: null,
  unfinished: 387,
  listedOnly: true,
  acceptanceDays: 21,
  utmeDivisor: 8,
  putmeDivisor: 2,
  checklist: [
    { id: 1, name: "Admissions", asked: true },
    { id: 2, name: "Bursary", asked: true },
    { id: 3, name: "Library", asked: false },
  ],
  letterText: "Resumption is on 11 January 2027.",
  asksUtme: true,
  certificates: [],
  requirements: [
    requirement,
    {
      ...requirement,
      departmentId: 6,
      department: "Computer Science",
      quota: null,
      cutOff: null,
      minimumUtme: null,
      credits: null,
      creditSubjects: [],
      revision: 0,
    },
    { ...requirement, departmentId: 7, department: "Quantity Surveying", admits: false },
  ],
};

const diploma: Row = {
  ...row,
  slug: "diploma",
  title: "Diploma",
  open: false,
  opensOn: "2099-01-11",
  closesOn: null,
  fees: [],
  quota: null,
  invoiced: 0,
  paid: 0,
  sent: 0,
};

const sitting = {
  id: "0199aa00-0000-7000-8000-0000000000a2",
  venueId: 1,
  venue: "ICT Centre, Hall B",
  address: "Main Campus, behind the Senate Building",
  startsAt: "2099-01-20T08:00:00.000Z",
  seats: 250,
  taken: 212,
  revision: 1,
};

const screening: Output<"getScreening"> = {
  fee: 2_000,
  bring: "This slip\nTwo HB pencils",
  revision: 2,
  sittings: [sitting],
  waiting: 61,
  placeable: 38,
};

const planned: Output<"previewScreeningSeats"> = {
  plan: "38:abc",
  dates: [{ ...sitting, sittingId: sitting.id, people: 38 }],
  left: 23,
};

const seat: Output<"listScreeningSeats">["items"][number] = {
  id: "0199aa00-0000-7000-8000-0000000000b1",
  seat: 114,
  fullName: "Yar’Adua-Okonkwo Abdul-Rahman Ọlá",
  applicationNumber: "PUTME/2026/004127",
  jambNumber: "202612345678AB",
  programme: "PUTME",
  session: "2026/2027",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  startsAt: "2099-01-20T08:00:00.000Z",
  venue: "ICT Centre, Hall B",
  extraTime: true,
};

const at = setupPath("nd", 3);

const meta = {
  title: "Pages/Application Setup",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at,
    profile: superAdministrator,
    answers: {
      listSessions: sessions,
      listApplicationSetups: { items: [row, diploma], total: 2 },
      getApplicationSetup: setup,
      getHistory: history,
      getScreening: screening,
      listScreeningSeats: {
        items: [
          seat,
          { ...seat, id: "0199aa00-0000-7000-8000-0000000000b2", seat: 115, extraTime: false },
        ],
        total: 2,
      },
      listScreeningVenues: [
        { id: 1, name: "ICT Centre, Hall B", address: "Main Campus", revision: 1, people: 212 },
      ],
      previewScreeningSeats: planned,
      listPlannedSeats: {
        people: [213, 214].map((place) => ({
          seat: place,
          applicationNumber: `ND/2026/00${4000 + place}`,
          fullName: seat.fullName,
        })),
        total: 38,
      },
      listOLevelLists: { types: [], subjects, grades: [], examYears: [] },
      toggleApplications: {},
      updateAdmissionRequirement: {},
      changeApplicationFee: { waits: true },
    },
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
      ...meta.args.answers,
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
  },
};

/** Closed, paid forms go on for two weeks; who may only look finds no acts. */
export const OnlyLooking: Story = {
  args: {
    profile: { ...superAdministrator, role: "registrar", claims: ["applications.see"] },
    answers: {
      ...meta.args.answers,
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
    await expect(form.getByRole("textbox", { name: /Time/ })).toHaveValue("09:00");
  },
};

/** Who sits where; whoever needs longer stands out. */
export const Seats: Story = {
  args: { at: seatsPath("0199aa00-0000-7000-8000-0000000000a2") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("114")).toBeVisible();
  },
};
