import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { recordMessages } from "@polyportal/domain/messages/record";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./rights-review.page.tsx";

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

const meta = {
  title: "Pages/Rights review",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.rightsReview,
    profile: superAdministrator,
    answers: {
      listRightsReviews: { items: reviewed, total: reviewed.length },
      getRightsReview: ({ id }) => reviewed.find((one) => one.id === id) ?? refusal("not_found"),
      getHistory: history,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who has rights over others' work, and when somebody last found that right. */
export const Reviewed: Story = {
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
  args: { at: `${staffPaths.rightsReview}?open=u-1` },
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
    toasts: true,
    answers: {
      ...meta.args.answers,
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
