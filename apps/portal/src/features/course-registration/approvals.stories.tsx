import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import {
  approvalPath,
  classApprovalsPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "../../parts/class/class-in.ts";
import { classes, oneClass } from "../../testing/classes.ts";
import { sessions } from "../../testing/course-lecturers.ts";
import { lecturer } from "../../testing/people.ts";
import { lookedRegistration, waitingRegistrations } from "../../testing/registrations.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page as ApprovalPage } from "./approval.page.tsx";
import { Page as ApprovalsPage } from "./approvals.page.tsx";
import { Page as ClassApprovalsPage } from "./class-approvals.page.tsx";
// What the pages load late is here with the stories, so that none waits for it on a busy machine.
import "./decide-registration.tsx";
import "./decide-registrations.tsx";
import "./earlier-versions.tsx";

const adviser = { ...lecturer, claims: [...defaultClaims["course adviser"]] };
const dean = { ...lecturer, claims: [...defaultClaims["dean of faculty"]] };
const answers = {
  listRegistrationApprovals: { items: waitingRegistrations, total: waitingRegistrations.length },
  getRegistrationApproval: lookedRegistration,
  listSessions: sessions,
  listUnits: units,
};
const one = { at: approvalPath(lookedRegistration.id), page: ApprovalPage };

const meta = {
  title: "Pages/Course approvals",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.approveCourses, profile: adviser, answers, page: ApprovalsPage },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What waits for an adviser, the longest first, with what stands out. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Bello Aisha Hauwa" })).toBeVisible();
    await expect(canvas.getByText("Carry-over")).toBeVisible();
  },
};

/** Many are approved at once; those that have to be looked at are named, with why. */
export const ApprovedTogether: Story = {
  tags: ["played"],
  args: {
    toasts: true,
    answers: {
      ...answers,
      bulkApproveRegistrations: {
        done: 3,
        refused: [
          {
            id: waitingRegistrations[2]?.id ?? "",
            fullName: "Bello Aisha Hauwa",
            message: "Please look at it by itself: carry-over, borrowed.",
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Bello Aisha Hauwa" });
    await userEvent.click(canvas.getByRole("checkbox", { name: /all/i }));
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }));
    const question = await screen.findByRole("alertdialog", { name: "Approve" });
    await expect(within(question).getByText(/^5 registrations will be approved/)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Approve" }));
    await expect(await screen.findByText("3 registrations approved")).toBeVisible();
    await expect(screen.getByText(/Bello Aisha Hauwa: Please look at it/)).toBeVisible();
  },
};

/** What is decided stands on tabs of its own, with the day, and without what is done to those that wait. */
export const Decided: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...answers,
      listRegistrationApprovals: ({ state }) => {
        const items = waitingRegistrations
          .slice(3)
          .map((one) => ({ ...one, state: "approved", decidedAt: one.submittedAt }) as const);
        return state === "approved"
          ? { items, total: items.length }
          : answers.listRegistrationApprovals;
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Bello Aisha Hauwa" });
    await userEvent.click(canvas.getByRole("link", { name: "Approved" }));
    await waitFor(() =>
      expect(canvas.queryByRole("link", { name: "Bello Aisha Hauwa" })).toBeNull(),
    );
    await expect(await canvas.findByRole("columnheader", { name: "Decided" })).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const DecidedOnAPhone: Story = {
  args: { ...Decided.args, at: `${staffPaths.approveCourses}?state=returned` },
  globals: { viewport: { value: "phone" } },
};

/** The queue by keys: on to the second row, which is approved after a question. */
export const ByKeys: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: { ...answers, bulkApproveRegistrations: { done: 1, refused: [] } },
  },
  play: async ({ canvas }) => {
    const second = waitingRegistrations[1]?.fullName ?? "";
    const link = await canvas.findByRole("link", { name: second });
    await userEvent.keyboard("jj");
    await expect(link).toHaveFocus();
    await userEvent.keyboard("?");
    const keys = within(await screen.findByRole("dialog", { name: "Keys of this list" }));
    await expect(keys.getByText("Choose the row, or no longer")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(link).toHaveFocus();
    await userEvent.keyboard("a");
    const question = await screen.findByRole("alertdialog", { name: "Approve" });
    await userEvent.click(within(question).getByRole("button", { name: "Approve" }));
    await expect(await screen.findByText("1 registration approved")).toBeVisible();
  },
};

/** Who only looks chooses nothing. */
export const Looks: Story = {
  tags: ["played"],
  args: { profile: dean },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Bello Aisha Hauwa" });
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const NothingWaits: Story = {
  args: {
    at: staffPaths.approveClass,
    page: ClassApprovalsPage,
    answers: { ...answers, listRegistrationApprovals: { items: [], total: 0 } },
  },
};

let askedFor: unknown;

/** The class's own: of an option its students alone, from the first, by the option's name once it is there. */
export const OfAnOption: Story = {
  tags: ["played"],
  args: {
    at: classApprovalsPath(addressOf(oneClass)),
    page: ClassApprovalsPage,
    answers: {
      ...answers,
      listClasses: { items: classes, total: classes.length },
      listRegistrationApprovals: (asked) => {
        askedFor = asked;
        return answers.listRegistrationApprovals;
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Bello Aisha Hauwa" });
    await expect(askedFor).toMatchObject({ option: String(oneClass.departmentOptionId) });
    const named = await canvas.findAllByText(/Soil and Water Engineering/);
    await expect(named[0]).toBeVisible();
  },
};

/** One that was approved and changed since: the rules' verdicts, what came and went, results. */
export const Looked: Story = {
  args: one,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Carry-overs that would fit are left out: COM 111."),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/Came since: STA 217. Went since: COM 216./),
    ).toBeVisible();
    await expect(canvas.getByText("GPA 2.71, CGPA 2.71")).toBeVisible();
  },
};

/** By its key it is returned, with a reason that the student reads. */
export const ReturnedByKey: Story = {
  tags: ["played"],
  args: {
    ...one,
    toasts: true,
    answers: {
      ...answers,
      returnRegistration: {
        id: lookedRegistration.id,
        state: "returned",
        decidedAt: "2026-11-24T09:00:00.000Z",
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Return" });
    await userEvent.keyboard("r");
    const question = await screen.findByRole("alertdialog", { name: "Return" });
    await userEvent.type(within(question).getByRole("textbox"), "Please add COM 111 again.");
    await userEvent.click(within(question).getByRole("button", { name: "Return" }));
    await expect(await screen.findByText("1 registration returned")).toBeVisible();
  },
};

/** Approved, and nobody has entered a score: the approval can be taken back. */
export const Approved: Story = {
  args: {
    ...one,
    answers: {
      ...answers,
      getRegistrationApproval: {
        ...lookedRegistration,
        state: "approved",
        decidedAt: "2026-11-20T09:00:00.000Z",
        decidedBy: "Bello Amina",
        flags: [],
        leftOut: [],
        courses: lookedRegistration.courses.slice(1, 5),
        units: 11,
        versions: [],
        results: [],
        acts: ["annul"],
        previousId: null,
        nextId: null,
      },
    },
  },
};

export const Fetching: Story = {
  args: { ...one, answers: { ...answers, getRegistrationApproval: waiting } },
};

export const Refused: Story = {
  args: { ...one, answers: { ...answers, getRegistrationApproval: refusal("not_found") } },
};
