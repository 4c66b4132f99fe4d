import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { auditEntries, auditEntry } from "../../testing/audit.ts";
import {
  checking,
  cutOff,
  falsified,
  givenUp,
  seals,
  sound,
  soundByRoot,
} from "../../testing/audit-checks.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./audit.page.tsx";

const meta = {
  title: "Pages/Audit",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.audit,
    profile: superAdministrator,
    answers: {
      listAudit: { items: auditEntries, total: 10_000, more: true },
      getAuditEntry: auditEntry,
      getAuditSeals: seals,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who changed what, newest first; names lead to their pages. */
export const Entries: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Changed the account" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Role: hostel officer" })).toHaveAttribute(
      "href",
      "/user_management/roles?role=hostel+officer",
    );
  },
};

/** An entry stands beside its list, with what was before and after. */
export const OneOpen: Story = {
  args: { at: `${staffPaths.audit}?open=e-1` },
  play: async () => {
    await expect(await screen.findByText("48211")).toBeVisible();
    await expect(screen.getByText("Akinwande-Cole", { selector: "ins" })).toBeVisible();
  },
};

export const Opens: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Changed the account" }));
    await expect(await screen.findByText("48211")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText("48211")).toBeNull());
  },
};

export const NotOnRecord: Story = {
  args: {
    at: `${staffPaths.audit}?open=e-0`,
    answers: { ...meta.args.answers, getAuditEntry: refusal("not_found") },
  },
};

export const NoneFound: Story = {
  args: {
    at: `${staffPaths.audit}?search=Ogunwale&action=saveMenu`,
    answers: { listAudit: { items: [], total: 0 }, getAuditSeals: seals },
  },
};

export const Waiting: Story = { args: { answers: { listAudit: waiting, getAuditSeals: waiting } } };

export const Failed: Story = {
  args: {
    answers: {
      listAudit: refusal("database_unavailable"),
      getAuditSeals: refusal("database_unavailable"),
    },
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** On a phone an entry has the screen to itself. */
export const OneOpenOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: `${staffPaths.audit}?open=e-1` },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: OneOpen.args, globals: { theme: "dark" } };

const withSeals = (answer: typeof seals) => ({
  answers: { ...meta.args.answers, getAuditSeals: answer },
});

/** A root is pasted before the check begins; what is none is told at the field. */
export const Verifies: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { answers: { ...meta.args.answers, startAuditCheck: { id: "c-1" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check the record" }));
    const root = await canvas.findByRole("textbox", { name: /Root from a letter/ });
    await userEvent.type(root, "4711");
    await userEvent.click(canvas.getByRole("button", { name: "Begin the check" }));
    await waitFor(() => expect(root).toHaveAccessibleDescription(/this is no root/));
    await userEvent.clear(root);
    await userEvent.click(canvas.getByRole("button", { name: "Begin the check" }));
    await waitFor(() => expect(canvas.queryByRole("textbox", { name: /Root/ })).toBeNull());
  },
};

/** How far a check has come; it goes on whatever becomes of the page. */
export const Checking: Story = { args: withSeals(checking) };

/** Nothing found without a root, with what that does not prove. */
export const Sound: Story = {
  args: withSeals(sound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing was found")).toBeVisible();
    await expect(canvas.getByText(/only a root from a letter shows that/)).toBeVisible();
    await expect(
      canvas.getByText(
        "The record is sound from 6 October 2025, 9:00 am to 23 November 2026, 10:29 am, against its seals, 412 daily roots and 211,408 checkpoints that the server can only add to.",
      ),
    ).toBeVisible();
  },
};

/** Held against a letter's root, and against what a file and a second database were told. */
export const SoundByARoot: Story = { args: withSeals(soundByRoot) };

/** What was falsified, entry by entry and day by day, with what each means. */
export const Falsified: Story = {
  args: withSeals(falsified),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("214 things were found")).toBeVisible();
    await expect(canvas.getByText(/Row number 48211/)).toBeVisible();
  },
};

export const FalsifiedOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  ...Falsified,
  play: undefined,
  globals: { viewport: { value: "phone" } },
};

/** Seals and the end taken out, a key that was lost, and a place outside that cannot be told. */
export const CutOff: Story = {
  args: withSeals(cutOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("6 things were found")).toBeVisible();
    await expect(canvas.getByText(/A new chain of seals begins on 6 October 2025/)).toBeVisible();
    await expect(canvas.getByText(/21 rows cut off at its end/)).toBeVisible();
    await expect(
      canvas.getByText(/Fails since 23 November 2026, 12:11 am \(ECONNREFUSED\)/),
    ).toBeVisible();
    await expect(canvas.getByText("Letters with the root: 2 could not be sent")).toBeVisible();
  },
};

export const GivenUp: Story = { args: withSeals(givenUp) };
