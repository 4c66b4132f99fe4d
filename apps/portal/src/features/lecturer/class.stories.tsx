import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { classListPath, classPath } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { oneClass } from "../../testing/classes.ts";
import { owingObstacles } from "../../testing/obstacles.ts";
import { lecturer } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { addressOf } from "../../parts/class/class-in.ts";
import { Page } from "./class.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "../../parts/why-not/answer.tsx";

const which = addressOf(oneClass);

const meta = {
  title: "Pages/Class",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: classPath(which), profile: lecturer, answers: { getClass: oneClass }, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each count leads to its list, and whoever has not registered stands there with the reason. */
export const OfAnOption: Story = {
  play: async ({ canvas }) => {
    const counts = within(await canvas.findByRole("list", { name: words.view.countsTitle }));
    await expect(counts.getByRole("link", { name: "Not registered 27" })).toHaveAttribute(
      "href",
      classListPath(which, { registration: "unregistered" }),
    );
    await expect(counts.getByRole("link", { name: "Results complete 96" })).toHaveAttribute(
      "href",
      classListPath(which, { uploads: "complete" }),
    );
    await expect(canvas.getByText(/arrears of ₦60,000.00.*first instalment/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "First semester" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

/** Opened, a row says who settles what is in the way. */
export const WhyNotRegistered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      getClass: oneClass,
      getWhyNotOfStudent: ({ student }) => ({
        fullName: "Okonkwo Ngọzi Ada",
        matricNumber: student,
        obstacles: owingObstacles,
      }),
    },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("region", { name: words.view.unregistered }));
    const [open] = await table.findAllByRole("button", { name: /^Details of/ });
    if (!open) throw new Error("No row can be opened.");
    await userEvent.click(open);
    await expect(await table.findByText(/^To Okonkwo Ngọzi Ada/)).toBeVisible();
    await expect(table.getAllByText("The student settles this.")).toHaveLength(2);
  },
};

/** Everybody has registered, nobody advises the class, and nothing has a result. */
export const NothingYet: Story = {
  args: {
    answers: {
      getClass: { ...oneClass, adviser: "", meanCgpa: null, courses: [], unregistered: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.view.allRegistered)).toBeVisible();
    await expect(canvas.getByText(words.view.nobody)).toBeVisible();
    await expect(canvas.getByText(words.view.noCourse)).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A class that is not the reader's. */
export const Refused: Story = { args: { answers: { getClass: refusal("not_found") } } };
