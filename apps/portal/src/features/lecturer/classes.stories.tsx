import type { Input } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { withSearch } from "@polyportal/domain/routes/search";
import { classPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { classes, classOfOption, classResults } from "../../testing/classes.ts";
import { lecturer } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { addressOf } from "../../parts/class/class-in.ts";
import { Page } from "./classes.page.tsx";

const answers = {
  listClasses: { items: classes, total: classes.length },
  getClassResults: ({ option }: Input<"getClassResults">) =>
    option ? classResults : { complete: 0, meanCgpa: null },
  listUnits: units,
  listSessions: [{ id: 3, name: "2026/2027", current: true }],
};

const meta = {
  title: "Pages/My classes",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.myClass, profile: lecturer, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The classes of a head of department, each with how far it is. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: words.nameOf(classOfOption) });
    await expect(link).toHaveAttribute("href", classPath(addressOf(classOfOption)));
    await expect(await canvas.findByText("3.13")).toBeVisible();
  },
};

/** Whoever has one class alone is sent to it; asked for by its session, it stands in the list. */
export const OneBySession: Story = {
  args: {
    at: withSearch(staffPaths.myClass, { session: 3 }),
    answers: { ...answers, listClasses: { items: classes.slice(0, 1), total: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: words.nameOf(classOfOption) }),
    ).toBeVisible();
  },
};

/** An adviser of nothing. */
export const None: Story = {
  args: { answers: { ...answers, listClasses: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.classes.none)).toBeVisible();
  },
};

/** The classes stand, and what their results come to did not arrive. */
export const ResultsFailed: Story = {
  args: { answers: { ...answers, getClassResults: refusal("database_unavailable") } },
  play: async ({ canvas }) => {
    const again = await canvas.findAllByRole("button", { name: tryAgainLabel });
    await expect(again).toHaveLength(classes.length);
  },
};

export const Failed: Story = {
  args: { answers: { ...answers, listClasses: refusal("database_unavailable") } },
};
