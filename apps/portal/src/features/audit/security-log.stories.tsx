import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { securityEvents } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./security-log.page.tsx";

const meta = {
  title: "Pages/Security log",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.securityLog,
    profile: superAdministrator,
    answers: { listSecurityLog: { items: securityEvents, total: 412 } },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was done and refused, newest first; who it was leads to the account. */
export const Events: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wrong password: 4 times, the last/)).toBeVisible();
    await expect(canvas.getByText("Nobody known")).toBeVisible();
  },
};

const many = securityEvents.find(({ count }) => count > 1);

/** One event beside the log; what it says leads to it. */
export const OneOpen: Story = {
  globals: { viewport: { value: "desk" } },
  args: {
    answers: {
      listSecurityLog: { items: securityEvents, total: 412 },
      getSecurityEvent: ({ id }) =>
        securityEvents.find((event) => event.id === id) ?? refusal("not_found"),
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /wrong password: 4 times, the last/ });
    link.focus();
    await userEvent.keyboard("{Enter}");
    const beside = within(await screen.findByRole("region", { name: securityMessages.one }));
    await expect(await beside.findByText(String(many?.count))).toBeVisible();
    await expect(beside.getByText(securityMessages.lastAt)).toBeVisible();
  },
};

export const OneOpenOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
  args: { ...OneOpen.args, at: `${staffPaths.securityLog}?open=${many?.id ?? ""}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: securityMessages.one }),
    ).toBeVisible();
  },
};

const asked = fn();

/** A span moves with the day: the address keeps its name, the server is asked for its days. */
export const OfTheLastDays: Story = {
  args: {
    answers: {
      listSecurityLog: (input) => {
        asked(input["day-from"], input["day-to"]);
        return { items: securityEvents, total: 12 };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/wrong password: 4 times, the last/);
    const box = canvas.queryByRole("combobox", { name: "Day" });
    // On a phone filters stand in a sheet.
    if (!box) return;
    await userEvent.selectOptions(box, "Last 7 days");
    await expect(await canvas.findByText("Day: Last 7 days")).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith("2026-11-17", "2026-11-23"));
  },
};

export const NoneFound: Story = {
  args: {
    at: `${staffPaths.securityLog}?search=Ogunwale&kind=token`,
    answers: { listSecurityLog: { items: [], total: 0 } },
  },
};

export const Waiting: Story = { args: { answers: { listSecurityLog: waiting } } };

export const Failed: Story = {
  args: { answers: { listSecurityLog: refusal("database_unavailable") } },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };

/** A job at which the server failed is told with how often, and is nobody's. */
export const FailedJob: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      listSecurityLog: {
        items: securityEvents.slice(0, 1).map((event) => ({
          ...event,
          kind: "server" as const,
          what: "failed at a job of its own (deliver messages), and tries it again",
          person: null,
          personId: null,
          address: null,
          count: 12,
        })),
        total: 1,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The server")).toBeVisible();
    await expect(canvas.getByText(/deliver messages.*12 times/)).toBeVisible();
  },
};

export const FailedJobOnAPhone: Story = {
  ...FailedJob,
  globals: { viewport: { value: "phone" } },
};
