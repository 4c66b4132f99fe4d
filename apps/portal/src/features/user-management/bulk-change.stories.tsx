import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { selectAllMatching } from "@polyportal/domain/messages/table";
import { importPath } from "@polyportal/domain/import/pages";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { bulkEdit, noImports } from "../../testing/imports.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units, users } from "../../testing/staff.ts";
import { Page } from "./users.page.tsx";

const undone = {
  ...bulkEdit,
  state: "undone",
  mayUndo: false,
  undone: 2,
  kept: 1,
  items: bulkEdit.items.slice(0, 1).map((one) => ({ ...one, kept: "It was changed since." })),
} as const;

const meta = {
  title: "Pages/Bulk change",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: importPath("accounts", bulkEdit.id),
    profile: superAdministrator,
    answers: {
      listUnits: units,
      listImports: noImports,
      listUsers: { items: users, total: 412 },
      getImport: bulkEdit,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Chooses all on the page, and switches them off with a reason. */
async function switchOffAll(canvas: Canvas): Promise<void> {
  for (const box of await canvas.findAllByRole("checkbox", { name: /^Select (?!all)/ })) {
    await userEvent.click(box);
  }
  await userEvent.click(canvas.getByRole("button", { name: "Deactivate" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.type(question.getByRole("textbox"), "Their contracts ended in August.");
  await userEvent.click(question.getByRole("button", { name: "Deactivate" }));
}

/** The undo as it is asked for: first under way, then done. */
function underWayOnce() {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1 ? ({ ...bulkEdit, state: "undoing" } as const) : undone;
  };
}

/** Each record with what became of it, and the undo until the next day. */
export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 accounts switched off")).toBeVisible();
    await expect(canvas.getByRole("button", { name: actMessages.undo })).toBeVisible();
    await expect(canvas.getAllByText(/from Active to Switched off/)).toHaveLength(3);
    await expect(canvas.queryByRole("button", { name: /Refused/ })).toBeNull();
  },
};

/** What the undo has kept, and why. */
export const Undone: Story = {
  args: { answers: { ...meta.args.answers, getImport: undone } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 records are as they were")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Kept 1" })).toBeVisible();
  },
};

let asked: readonly string[] = [];

/** All that match are chosen by their ids, on pages that were never in sight too. */
export const OfAllThatMatch: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: staffPaths.users,
    toasts: true,
    answers: {
      ...meta.args.answers,
      listUsers: ({ size }) => ({
        items: Number(size) < 1000 ? users.slice(0, 1) : users,
        total: users.length,
      }),
      toggleUserActivation: ({ ids }) => {
        asked = ids;
        return { changed: ids.length, inOffice: [], waits: false, undoId: bulkEdit.id };
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Select Akinwande/ }));
    await userEvent.click(canvas.getByRole("button", { name: selectAllMatching(users.length) }));
    await expect(await canvas.findByText(`${users.length} selected`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Deactivate" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.type(question.getByRole("textbox"), "Their contracts ended in August.");
    await userEvent.click(question.getByRole("button", { name: "Deactivate" }));
    await screen.findByRole("button", { name: actMessages.undo });
    await expect(asked).toEqual(users.map(({ id }) => id));
  },
};

/** More than an act takes are not chosen, and that is said. */
export const TooManyMatch: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: staffPaths.users,
    toasts: true,
    answers: { ...meta.args.answers, listUsers: { items: users.slice(0, 1), total: 21_805 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Select Akinwande/ }));
    await userEvent.click(canvas.getByRole("button", { name: selectAllMatching(21_805) }));
    await expect(await screen.findByText(listChoiceMessages.tooMany(1000))).toBeVisible();
    await expect(canvas.getByText("1 selected")).toBeVisible();
  },
};

/** Several accounts switched off by a slip are given back from the news of it; who is not, is named. */
export const UndoesFromTheNews: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: staffPaths.users,
    toasts: true,
    answers: {
      ...meta.args.answers,
      toggleUserActivation: { changed: 3, inOffice: [], waits: false, undoId: bulkEdit.id },
      undoImport: { importId: bulkEdit.id },
      getImport: undone,
    },
  },
  play: async ({ canvas }) => {
    await switchOffAll(canvas);
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText("2 records are as they were")).toBeVisible();
    await expect(screen.getByText(/^Kept,.* Akinwande-Cole Modupe Titilayo/)).toBeVisible();
  },
};

/** An undo that takes its time is told once it has ended, with its figures. */
export const UndoTakesItsTime: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    ...UndoesFromTheNews.args,
    answers: { ...UndoesFromTheNews.args?.answers, getImport: underWayOnce() },
  },
  play: async ({ canvas }) => {
    await switchOffAll(canvas);
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    const ended = await screen.findByText(/records? (is|are) as (it was|they were)/);
    await expect(ended).toHaveTextContent("2 records are as they were");
  },
};

/** An undo that came to nothing says why. */
export const UndoFails: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    ...UndoesFromTheNews.args,
    answers: {
      ...UndoesFromTheNews.args?.answers,
      getImport: { ...bulkEdit, error: importRunMessages.diskFull },
    },
  },
  play: async ({ canvas }) => {
    await switchOffAll(canvas);
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText(importRunMessages.diskFull)).toBeVisible();
  },
};

/** Who holds an office is left on, and named beside the way back for the others. */
export const OfficersStayOn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: staffPaths.users,
    toasts: true,
    answers: {
      ...meta.args.answers,
      toggleUserActivation: {
        changed: 2,
        inOffice: ["Ogunlade Folasade Abiọ́dún"],
        waits: false,
        undoId: bulkEdit.id,
      },
    },
  },
  play: async ({ canvas }) => {
    await switchOffAll(canvas);
    await expect(
      await screen.findByText(/an office is assigned; end it first: Ogunlade Folasade/),
    ).toBeVisible();
    await expect(screen.getByRole("button", { name: actMessages.undo })).toBeVisible();
  },
};
