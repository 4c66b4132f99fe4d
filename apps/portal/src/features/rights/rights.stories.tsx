import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { recordMessages } from "@polyportal/domain/messages/record";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { menus, roleClaims } from "../../testing/staff.ts";
import { Page as ManageMenuPage } from "./manage-menu.page.tsx";
import { Page as PoliciesPage } from "./approval-policies.page.tsx";
import { Page as MenusPage } from "./menus.page.tsx";
import { Page as PageAccess } from "./page-access.page.tsx";
import { Page as ReviewPage } from "./rights-review.page.tsx";
import { Page } from "./roles.page.tsx";

const meta = {
  title: "Pages/Roles and menus",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.roles,
    profile: superAdministrator,
    answers: {
      listRoleClaims: roleClaims,
      listMenus: menus,
      getHistory: history,
      listApprovalPolicies: [
        {
          act: "superAdministrator",
          name: "make, end or switch off a super administrator",
          claim: "users.approve",
          roles: ["registrar"],
          enabled: true,
          approvers: 3,
          since: null,
          by: null,
          reason: "",
        },
        {
          act: "approvingRole",
          name: "give somebody a role that approves",
          claim: "users.approve",
          roles: [],
          enabled: false,
          approvers: 2,
          since: "2026-11-20T09:30:00.000Z",
          by: "Effiong Emmanuel Bassey",
          reason: "The school has one administrator until January.",
        },
      ],
      previewRoleClaims: {
        gains: [
          {
            claim: "notices.see",
            count: 2,
            people: ["Abubakar Maryam Bala", "Usman Zainab Maryam"],
          },
        ],
        loses: [{ claim: "hostels.enter", count: 1, people: ["Usman Zainab Maryam"] }],
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Hostel officer" })).toBeVisible();
  },
};

const ofHostels = `${staffPaths.roles}?role=hostel+officer&with=bursar`;

/** The rights of a role beside those of another; nothing is changed yet. */
export const RightsOfARole: Story = { args: { at: ofHostels } };

/** Who gains and loses stands before the words are typed. */
export const SeenBeforeSaved: Story = {
  tags: ["played"],
  args: { at: ofHostels },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "See notices" }));
    await expect(canvas.getByText("1 right changed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Who gains, who loses" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Change the rights of Hostel officer" }),
    );
    await expect(
      await dialog.findByText("Abubakar Maryam Bala, Usman Zainab Maryam"),
    ).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /Type CHANGE HOSTEL OFFICER/ })).toBeVisible();
  },
};

export const FixedRole: Story = { args: { at: `${staffPaths.roles}?role=super+administrator` } };

export const Menus: Story = { args: { at: staffPaths.menus, page: MenusPage } };

/** Before a label is switched off, how many people see it. */
export const MenuSwitchedOff: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { at: staffPaths.menus, page: MenusPage },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for applications" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: rightsMessages.switchOff }));
    await expect(
      await screen.findByText(/^Applications shows to nobody: 12 people see it now\./),
    ).toBeVisible();
  },
};

/** A label that the people of the role do not see stands among theirs with the reason. */
export const MenuHidden: Story = {
  args: { at: `${staffPaths.manageMenu}?label=jamb+list+upload`, page: ManageMenuPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rightsMessages.hidden.off)).toBeVisible();
  },
};

export const OneMenu: Story = {
  args: { at: `${staffPaths.manageMenu}?label=reports`, page: ManageMenuPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "History" })).toBeVisible();
    await expect(await canvas.findByText(/chose a new password/)).toBeVisible();
  },
};

const orders = fn();

/** The order of before comes back as it was. */
export const OrdersAndUndoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: `${staffPaths.manageMenu}?label=reports`,
    page: ManageMenuPage,
    toasts: true,
    answers: {
      ...meta.args.answers,
      saveMenuOrder: ({ labels }) => {
        orders(labels);
        return {};
      },
    },
  },
  play: async ({ canvas }) => {
    const [down] = await canvas.findAllByRole("button", { name: /down/i });
    await userEvent.click(down as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: rightsMessages.saveOrder }));
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText(actMessages.undone)).toBeVisible();
    const [moved, back] = orders.mock.calls.flat();
    await expect(back).not.toEqual(moved);
    await expect([back[1], back[0]]).toEqual(moved.slice(0, 2));
  },
};

/** Which acts two people do; switching one off is a grave act. */
export const ApprovalPolicies: Story = {
  args: { at: staffPaths.approvalPolicies, page: PoliciesPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Switched off")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: ofHostels },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { at: ofHostels }, globals: { theme: "dark" } };

/** Who can open a page, and by which right from where. */
export const OpensAPage: Story = {
  args: {
    at: `${staffPaths.pageAccess}?address=%2Fuser_management%2Faudit`,
    page: PageAccess,
    answers: {
      ...meta.args.answers,
      listPageOpeners: {
        items: [
          {
            id: "u-1",
            fullName: "Effiong Emmanuel Bassey",
            userName: "admin",
            role: "super administrator",
            reasons: [{ claim: "audit.see", sources: ["role: super administrator"] }],
          },
          {
            id: "u-2",
            fullName: "Bello Fatima",
            userName: "helpdesk.two",
            role: "help desk",
            reasons: [
              {
                claim: "audit.see",
                sources: ["further role: registrar", "allowed to this person"],
              },
            ],
          },
        ],
        total: 2,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/further role: registrar, allowed/)).toBeVisible();
  },
};

/** An address that names no menu leads on to all of them. */
export const MenuNotKnown: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: staffPaths.manageMenu, page: ManageMenuPage },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: rightsMessages.chooseMenu }),
    ).toHaveAttribute("href", staffPaths.menus);
    await expect(
      canvas.getByRole("heading", { level: 1, name: rightsMessages.manage }),
    ).toBeVisible();
  },
};

const reviewed: Output<"listRightsReviews">["items"] = [
  {
    id: "u-1",
    fullName: "Akinwande-Cole Modupe Titilayo-Oluwaseun",
    userName: "exams.and.records",
    roles: ["course adviser", "exams and records"],
    exceptions: [{ claim: "audit.see", effect: "allow" }],
    decides: ["registration.approve", "results.publish"],
    since: "2026-02-02T08:00:00.000Z",
    confirmedAt: "2026-05-04T09:30:00.000Z",
    confirmedBy: "Yusuf Halima Ramatu",
    due: true,
    own: false,
  },
  {
    id: "u-2",
    fullName: "Ogunlade Folasade Abiọ́dún",
    userName: "ogunlade.f",
    roles: ["head of department", "lecturer"],
    exceptions: [],
    decides: ["registration.approve"],
    since: "2025-09-01T00:00:00.000Z",
    confirmedAt: null,
    confirmedBy: null,
    due: true,
    own: false,
  },
  {
    id: "u-9",
    fullName: "Effiong Emmanuel Bassey",
    userName: "admin",
    roles: ["super administrator"],
    exceptions: [],
    decides: ["users.approve"],
    since: "2024-09-01T08:00:00.000Z",
    confirmedAt: "2026-10-12T10:00:00.000Z",
    confirmedBy: "Yusuf Halima Ramatu",
    due: false,
    own: true,
  },
];

/** Who has rights over others' work, and when somebody last found that right. */
export const RightsReview: Story = {
  args: {
    at: staffPaths.rightsReview,
    page: ReviewPage,
    answers: {
      ...meta.args.answers,
      listRightsReviews: { items: reviewed, total: reviewed.length },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "Course adviser, Exams and records; given: see the audit and exports of others",
      ),
    ).toBeVisible();
    await expect(canvas.getAllByText("Due", { ignore: "option" })).toHaveLength(2);
  },
};

/** What one person may do beside the review; the name leads to it, the record to the account. */
export const OneReviewed: Story = {
  globals: { viewport: { value: "desk" } },
  args: {
    ...RightsReview.args,
    answers: {
      ...RightsReview.args?.answers,
      getRightsReview: ({ id }) => reviewed.find((one) => one.id === id) ?? refusal("not_found"),
      getHistory: history,
    },
  },
  play: async ({ canvas }) => {
    const name = reviewed[0]?.fullName ?? "";
    const link = await canvas.findByRole("link", { name });
    link.focus();
    await userEvent.keyboard("{Enter}");
    const beside = within(await screen.findByRole("region", { name }));
    await expect(await beside.findByText(/publish/)).toBeVisible();
    await expect(beside.getByRole("link", { name: recordMessages.page })).toBeVisible();
  },
};

export const OneReviewedOnAPhone: Story = {
  ...OneReviewed,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
  args: { ...OneReviewed.args, at: `${staffPaths.rightsReview}?open=u-1` },
  play: async ({ canvas }) => {
    const name = reviewed[0]?.fullName ?? "";
    await expect(await canvas.findByRole("heading", { level: 1, name })).toBeVisible();
  },
};

const confirmed = fn();

/** Several are confirmed at once, who is left for another is named; one's own are not offered. */
export const ConfirmsRights: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    ...RightsReview.args,
    toasts: true,
    answers: {
      ...meta.args.answers,
      listRightsReviews: { items: reviewed, total: reviewed.length },
      confirmRights: ({ ids }) => {
        confirmed(ids);
        return { confirmed: 2, leftOut: ["Effiong Emmanuel Bassey"] };
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for Effiong/ }));
    await expect(screen.getByRole("menuitem", { name: /Confirm the rights/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    const boxes = canvas.getAllByRole("checkbox", { name: /^Select (?!all)/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Confirm the rights" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Confirm the rights of 3 people" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Confirm the rights" }));
    await expect(await screen.findByText("The rights of 2 people are confirmed")).toBeVisible();
    await expect(screen.getByText(/super administrator: Effiong Emmanuel Bassey/)).toBeVisible();
    await expect(confirmed).toHaveBeenCalledWith(["u-1", "u-2", "u-9"]);
  },
};
