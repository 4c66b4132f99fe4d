import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { classListPath } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { classStudents, oneClass } from "../../testing/classes.ts";
import { listVerification, paperMade } from "../../testing/papers.ts";
import { lecturer } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { addressOf } from "../../parts/class/class-in.ts";
import { Page } from "./class-list.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./class-list-paper.tsx";

const which = addressOf(oneClass);
const answers = {
  getClass: oneClass,
  listClassStudents: { items: classStudents, total: classStudents.length },
  getClassPaper: listVerification,
};

const meta = {
  title: "Pages/Class list of a class",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: classListPath(which), profile: lecturer, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who is in the class, with courses, results and average. */
export const Students: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("rowheader", { name: classStudents[0]?.fullName }),
    ).toBeVisible();
    await expect(canvas.getByText("4.50")).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.list.print })).toHaveAttribute(
      "href",
      classListPath(which, { print: "class" }),
    );
  },
};

export const Nobody: Story = {
  args: {
    at: classListPath(which, { registration: "returned" }),
    answers: { ...answers, listClassStudents: { items: [], total: 0 } },
  },
};

export const OnPaper: Story = {
  args: { at: classListPath(which, { print: "class" }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Soil and Water Engineering", { exact: false }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole("rowheader", { name: classStudents[2]?.fullName }),
    ).toBeVisible();
    await expect(canvas.getByText(listVerification.code)).toBeVisible();
    await expect(canvas.getByText(listVerification.fingerprint)).toBeVisible();
  },
};

/** With photos it is made by the server, however few there are. */
export const WithPhotos: Story = {
  args: { ...OnPaper.args, answers: { ...answers, requestExport: paperMade } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longPaperPage.photos)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: longPaperPage.make }));
    await expect(await canvas.findByRole("button", { name: longPaperPage.download })).toBeEnabled();
  },
};

/** Of more than 300 both are. */
export const LongClass: Story = {
  args: {
    ...OnPaper.args,
    answers: { ...answers, listClassStudents: { items: classStudents, total: 412 } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longPaperPage.lead(412))).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: longPaperPage.make })).toHaveLength(2);
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

/** A class that is not the reader's. */
export const Refused: Story = { args: { answers: { getClass: refusal("not_found") } } };
