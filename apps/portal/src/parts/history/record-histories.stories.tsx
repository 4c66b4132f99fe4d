import type { Meta, StoryObj } from "@storybook/react-vite";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { amendmentsPath, approvalPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { requestedAmendment } from "../../testing/amendments.ts";
import { history } from "../../testing/audit.ts";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { lookedRegistration, waitingRegistrations } from "../../testing/registrations.ts";
import { sheetsToPublish } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page as ApprovalPage } from "../../features/course-registration/approval.page.tsx";
import { Page as ApprovalsPage } from "../../features/course-registration/approvals.page.tsx";
import { Page as WorkListPage } from "../../features/score-sheet/work-list.page.tsx";
import { Page as LevelLoadsPage } from "../../features/unit-load/level-loads.page.tsx";

// The dialog over a list must ask for the history of its row's record.

const asked = fn();
const [sheet] = sheetsToPublish;
const [registration] = waitingRegistrations;

const meta = {
  title: "Pages/Histories of records",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.scoreSheets,
    profile: superAdministrator,
    answers: {
      listSessions: sessions,
      listUnits: units,
      listAmendments: { items: [requestedAmendment], total: 1 },
      listScoreSheets: { items: sheetsToPublish, total: sheetsToPublish.length },
      listRegistrationApprovals: { items: waitingRegistrations, total: 5 },
      getRegistrationApproval: lookedRegistration,
      getUnitLoads: {
        session: "2026/2027",
        loads: [
          {
            levelId: 1,
            level: "ND I",
            semester: "First",
            minimum: 12,
            maximum: 24,
            usual: true,
            registered: 120,
            above: 0,
            below: 0,
          },
        ],
      },
      getHistory: ({ subject, id }) => {
        asked(subject, id);
        return history;
      },
    },
    page: WorkListPage,
  },
  beforeEach: () => asked.mockClear(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the history of the first row and checks the request. */
async function openPast(canvas: ReturnType<typeof within>, subject: string, id: string) {
  const [acts] = await canvas.findAllByRole("button", { name: /^Actions for/ });
  await userEvent.click(acts as HTMLElement);
  await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
  const dialog = within(await screen.findByRole("dialog", { name: /^History of/ }));
  await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
  await expect(asked).toHaveBeenCalledWith(subject, id);
}

export const OfASheet: Story = {
  play: ({ canvas }) => openPast(canvas, "scoreSheet", sheet?.id ?? ""),
};

export const OfAnAmendment: Story = {
  args: { at: amendmentsPath },
  play: ({ canvas }) => openPast(canvas, "amendment", requestedAmendment.id),
};

export const OfARegistration: Story = {
  args: { at: staffPaths.approveCourses, page: ApprovalsPage },
  play: ({ canvas }) => openPast(canvas, "courseRegistration", registration?.id ?? ""),
};

/** The page of a record opens its history in a dialog. */
export const OnItsPage: Story = {
  args: { at: approvalPath(lookedRegistration.id), page: ApprovalPage },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: auditMessages.history }));
    const dialog = within(await screen.findByRole("dialog", { name: /^History of/ }));
    await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith("courseRegistration", lookedRegistration.id);
  },
};

export const OnItsPageOnAPhone: Story = {
  ...OnItsPage,
  globals: { viewport: { value: "phone" } },
};

/** A level's load has level and semester as its id. */
export const OfALoad: Story = {
  args: { at: staffPaths.unitLoads, page: LevelLoadsPage },
  play: ({ canvas }) => openPast(canvas, "unitLoad", "ND I, First"),
};
