import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { exportMessages } from "@polyportal/domain/messages/export";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { madeExports } from "../../testing/exports.ts";
import { openTab } from "../../testing/open-tab.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { approvals, staffRequests } from "../../testing/requests.ts";
import { Page } from "./staff-notifications.page.tsx";

const meta = {
  title: "Pages/Approvals",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.approvals,
    profile: superAdministrator,
    answers: {
      listNotifications: { items: [], total: 0 },
      listApprovals: { items: approvals, total: approvals.length },
      decideApproval: {},
      getHistory: history,
    },
    page: Page,
  },
  beforeEach: openTab("approvals"),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const decided: unknown[] = [];

export const Inbox: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the role super administrator/)).toBeVisible();
  },
};

/** Where no search box stands before the rows, the arrow leads into them from the page. */
export const ByKeys: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.keyboard("{ArrowDown}");
    await expect(actions?.closest("tr")).toContainElement(document.activeElement as HTMLElement);
  },
};

/** The queue is decided without a mouse: on by `j` and back by `k`, `a` approves and `r` refuses, each after its question. */
export const DecidesByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    answers: {
      ...meta.args.answers,
      decideApproval: (given) => {
        decided.push(given);
        return {};
      },
    },
  },
  play: async ({ canvas }) => {
    decided.length = 0;
    await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.keyboard("a");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.keyboard("jjk");
    const [row] = canvas.getAllByRole("row").slice(1);
    await expect(row).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("a");
    await screen.findByRole("alertdialog", { name: /^Approve: / });
    await expect(decided).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("r");
    const question = within(await screen.findByRole("alertdialog", { name: /^Refuse: / }));
    await waitFor(() => expect(question.getByRole("textbox", { name: /Reason/ })).toHaveFocus());
    await userEvent.keyboard("The council has not decided it.{Tab}{Tab}{Enter}");
    await expect(await screen.findByText(approvalMessages.refusedSaved)).toBeVisible();
    await expect(decided).toEqual([
      { id: approvals[0]?.id, approve: false, remark: "The council has not decided it." },
    ]);
  },
};

let reads = 0;

/** Another right approves it since the page was opened: it is said why, and the list forgets it. */
export const NoLongerTheirs: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    answers: {
      ...meta.args.answers,
      listApprovals: () => {
        reads += 1;
        const items = reads === 1 ? approvals : [];
        return { items, total: items.length };
      },
      decideApproval: refusal("not_found", {}, approvalMessages.notYours),
    },
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.keyboard("ja");
    const question = within(await screen.findByRole("alertdialog", { name: /^Approve: / }));
    await userEvent.click(question.getByRole("button", { name: approvalMessages.approve }));
    await expect(await question.findByText(approvalMessages.notYours)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText(approvalMessages.none)).toBeVisible();
  },
};

/** What cannot be decided says why instead. */
export const BarredByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    answers: {
      ...meta.args.answers,
      listApprovals: {
        items: approvals.slice(0, 1).map((one) => ({ ...one, barred: "You have asked for it." })),
        total: 1,
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /Actions for / });
    await userEvent.keyboard("ja");
    await expect(await screen.findByText("You have asked for it.")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** `?` tells the keys of the queue. */
export const KeysOfTheQueue: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keys of this list" }));
    await expect(dialog.getByText(approvalMessages.approve)).toBeVisible();
    await expect(dialog.getByText(approvalMessages.refuse)).toBeVisible();
  },
};

/** The filters of one list are none of the next one's. */
export const OtherTab: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: "/notifications?state=approved#approvals",
    answers: {
      ...meta.args.answers,
      listExports: ({ state }) =>
        state ? refusal("invalid_input") : { items: madeExports, total: madeExports.length },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.click(canvas.getByRole("tab", { name: exportMessages.title }));
    const [made] = await canvas.findAllByRole("button", { name: /^Actions for Users/ });
    await expect(made).toBeVisible();
  },
};

/** What would change stands in the question; an approval needs no reason, a refusal does. */
export const Refuses: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /Actions for Give/ });
    if (actions) await userEvent.click(actions);
    await userEvent.click(screen.getByRole("menuitem", { name: "Refuse" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Refuse: Give/ }));
    await expect(dialog.getByText(/council has appointed her/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(
      /please say why/,
    );
  },
};

/** A request's row opens what became of it; so does what an applicant says. */
export const Past: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.click(actions as HTMLElement);
    await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
    const dialog = within(await screen.findByRole("dialog", { name: /^History of Give/ }));
    await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
  },
};

export const NothingWaits: Story = {
  args: {
    answers: {
      listNotifications: { items: [], total: 0 },
      listApprovals: { items: [], total: 0 },
    },
  },
};

/** Applicants who say that they are put forward: confirmed or denied by whom they name. */
export const Requests: Story = {
  beforeEach: openTab("requests"),
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: {
      ...meta.args.answers,
      listStaffRequests: { items: staffRequests, total: staffRequests.length },
      answerStaffRequest: {},
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Bello Hauwa" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Confirm" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Confirm: Bello Hauwa" }));
    await expect(dialog.getByText(/says to be your ward/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expect(await screen.findByText("You have confirmed the request.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Okoro Chidi" }));
    await expect(screen.getByRole("menuitem", { name: /Deny/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
    await expect(
      await screen.findByRole("dialog", { name: auditMessages.historyOf("Okoro Chidi") }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
