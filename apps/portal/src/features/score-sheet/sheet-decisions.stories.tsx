import type { Input } from "@polyportal/api-client/client/client";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath, scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { lecturer, superAdministrator } from "../../testing/people.ts";
import { draftSheet, scoreRows, sheetReview, waitingSheets } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./review.page.tsx";
import { Page as Scores } from "./sheet.page.tsx";
import { Page as WorkList } from "./work-list.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./decide.tsx";
import "./hold-sheet.tsx";
import "./sheet-amendments.tsx";
import "./sheet-review.tsx";
import "./sheet-way.tsx";
import "../../parts/act/ask-act.tsx";

const held = fn<(asked: Input<"holdScoreSheet">) => void>();
const released = fn<(asked: Input<"releaseScoreSheet">) => void>();
const returned = fn<(asked: Input<"returnSheets">) => void>();
/** How the sheet stands with the server, as its stories change it. */
let isHeld = false;

const { courseId, sessionId, revision } = draftSheet;
const id = draftSheet.id ?? "";

const meta = {
  title: "Pages/Decisions about a score sheet",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: reviewPath(courseId, sessionId),
    page: Page,
    toasts: true,
    profile: superAdministrator,
    answers: {},
  },
  beforeEach: () => {
    isHeld = false;
    for (const spy of [held, released, returned]) spy.mockClear();
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reason = "Two scripts are marked again.";

/** The registrar holds a published sheet with a reason, and releases it without one. */
export const HoldAndRelease: Story = {
  args: {
    answers: {
      getScoreSheet: () => ({
        ...draftSheet,
        state: "published",
        held: isHeld,
        acts: [isHeld ? "release" : "hold"],
      }),
      getSheetReview: sheetReview,
      listAmendments: { items: [], total: 0 },
      listScoreSheets: { items: [], total: 0 },
      holdScoreSheet: (asked) => {
        held(asked);
        isHeld = true;
        return {};
      },
      releaseScoreSheet: (asked) => {
        released(asked);
        isHeld = false;
        return {};
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.hold }));
    const ask = within(await screen.findByRole("alertdialog", { name: words.hold }));
    await expect(ask.getByText(words.holdQuestion)).toBeVisible();
    await userEvent.type(ask.getByRole("textbox"), reason);
    await userEvent.click(ask.getByRole("button", { name: words.hold }));
    await screen.findByText(words.heldNow("COM 211"));
    await expect(held).toHaveBeenCalledWith({ id, revision, reason });
    await userEvent.click(await canvas.findByRole("button", { name: words.release }));
    const asked = within(await screen.findByRole("alertdialog", { name: words.release }));
    await userEvent.click(asked.getByRole("button", { name: words.release }));
    await screen.findByText(words.released("COM 211"));
    await expect(released).toHaveBeenCalledWith({ id, revision });
  },
};

const [, , low] = scoreRows;

/** A return points at the rows that were chosen, and so does what its lecturers read. */
export const ReturnWithRows: Story = {
  args: {
    profile: { ...lecturer, claims: [...defaultClaims["head of department"]] },
    answers: {
      getScoreSheet: { ...draftSheet, state: "submitted", acts: ["check", "return"] },
      getSheetReview: sheetReview,
      listScoreSheets: { items: [], total: 0 },
      returnSheets: (asked) => {
        returned(asked);
        return { done: 1, refused: [] };
      },
    },
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("checkbox", { name: new RegExp(low?.fullName ?? "") });
    await userEvent.click(row);
    // The first returns the whole sheet; the other came with the choice.
    const [, ofChosen] = canvas.getAllByRole("button", { name: words.giveBack });
    if (!ofChosen) throw new Error("Nothing can be done with the chosen.");
    await userEvent.click(ofChosen);
    const ask = within(await screen.findByRole("alertdialog", { name: words.giveBack }));
    await userEvent.type(ask.getByRole("textbox"), reason);
    await userEvent.click(ask.getByRole("button", { name: words.giveBack }));
    await screen.findByText(words.decided.return(1));
    await expect(returned).toHaveBeenCalledWith({
      sheets: [{ id, revision }],
      reason,
      studentIds: [low?.studentId],
    });
    // The way of the sheet names them, to the lecturers on their page, too.
    const pointed = words.pointedAt([low?.fullName ?? ""]);
    await expect(
      canvas.getByText((text, at) => at?.childElementCount === 0 && text.endsWith(pointed)),
    ).toBeVisible();
  },
};

/** Several go on at once: each step for those that wait for it, or all of them back. */
export const WorkListInBulk: Story = {
  args: {
    at: staffPaths.scoreSheets,
    page: WorkList,
    profile: {
      ...lecturer,
      claims: [...defaultClaims["head of department"], "results.approve", "results.publish"],
    },
    answers: {
      listAmendments: { items: [], total: 0 },
      listSessions: sessions,
      listUnits: units,
      listScoreSheets: {
        items: waitingSheets.map((one, at) => ({
          ...one,
          act: (["check", "approve", "publish"] as const)[at] ?? null,
        })),
        total: waitingSheets.length,
      },
      checkSheets: ({ sheets }) => ({ done: sheets.length, refused: [] }),
      approveSheets: ({ sheets }) => ({ done: sheets.length, refused: [] }),
      publishSheets: ({ sheets }) => ({ done: sheets.length, refused: [] }),
    },
  },
  play: async ({ canvas }) => {
    for (const act of ["check", "approve", "publish"] as const) {
      await userEvent.click(await canvas.findByRole("checkbox", { name: /all/i }));
      await expect(canvas.getByRole("button", { name: words.giveBack })).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: words[act] }));
      const ask = within(await screen.findByRole("alertdialog", { name: words[act] }));
      if (act === "publish") {
        await userEvent.type(ask.getByRole("textbox", { name: /minute/ }), "AB/2026/11");
      }
      await userEvent.click(ask.getByRole("button", { name: words[act] }));
      await expect(await screen.findByText(words.decided[act](1))).toBeVisible();
    }
  },
};

/** Taken back after a question that says what becomes of it. */
export const Recalled: Story = {
  args: {
    at: scoreSheetPath(courseId, sessionId),
    page: Scores,
    profile: lecturer,
    answers: {
      noteSheetOpen: { others: [] },
      getScoreSheet: { ...draftSheet, state: "submitted", acts: ["recall"] },
      recallScoreSheet: {},
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.recall }));
    const ask = within(await screen.findByRole("alertdialog", { name: words.recall }));
    await expect(ask.getByText(words.recallQuestion)).toBeVisible();
    await userEvent.click(ask.getByRole("button", { name: words.recall }));
    await expect(await screen.findByText(words.recalled("COM 211"))).toBeVisible();
  },
};
