import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input, Output } from "@polyportal/api-client/client/client";
import { offline, refusal } from "@polyportal/api-client/testing/fixed-client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { lecturer } from "../../testing/people.ts";
import { draftSheet, scoreRows } from "../../testing/score-sheets.ts";
import { firstMarkOf } from "../../testing/sheet-cell.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { beginEntry, enterCells } from "./entry.ts";
import { keptAs, writeKept } from "./kept-scores.ts";
import { Page as ScoresPage } from "./sheet.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./sheet-way.tsx";

const { courseId, sessionId } = draftSheet;
/** A machine may be busy. */
const settled = { timeout: 10_000 };

/** The sheet at the server, while a device is away from it. */
let server: { sheet: typeof draftSheet; reached: boolean; over?: boolean };

/** Saves as the server does: over the version that was seen, or it tells what stands. */
function saves({ rows }: Input<"saveScores">): Output<"saveScores"> | ApiError {
  if (!server.reached) return offline();
  if (server.sheet.state !== "draft") return refusal("sheet_locked");
  if (server.over) return refusal("deadline_passed");
  const answer: Output<"saveScores"> = { revision: 4, saved: [], conflicts: [], refused: [] };
  for (const { studentId, version, test } of rows) {
    const stands = server.sheet.rows.find((one) => one.studentId === studentId);
    if (!stands) continue;
    if (stands.version !== version) answer.conflicts.push(stands);
    else answer.saved.push({ ...stands, version: version + 1, test: Number(test) });
  }
  const saved = new Map(answer.saved.map((one) => [one.studentId, one]));
  become({ rows: server.sheet.rows.map((one) => saved.get(one.studentId) ?? one) });
  return answer;
}

const become = (own: Partial<typeof draftSheet>) => {
  server.sheet = { ...server.sheet, ...own };
};

// Without a network, and what happened meanwhile: played alone, they look as other sheets do.
const meta = {
  title: "Pages/Score sheets away",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs", "played"],
  args: {
    at: scoreSheetPath(courseId, sessionId),
    profile: lecturer,
    page: ScoresPage,
    answers: {
      getScoreSheet: () => server.sheet,
      noteSheetOpen: { others: [] },
      saveScores: saves,
    },
  },
  beforeEach: () => {
    removeDrafts("lecturer:scores");
    server = { sheet: draftSheet, reached: false };
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Types into the box of the grid, which goes down a row with Enter. */
async function typeTest(canvas: Canvas, name: RegExp, mark: string) {
  const test = await firstMarkOf(canvas, name, settled);
  await userEvent.clear(test);
  await userEvent.type(test, mark);
  await userEvent.keyboard("{Enter}");
}

const rowOf = (canvas: Canvas, name: RegExp) => canvas.getByRole("row", { name });

/** The connection is there again, as the browser tells it. */
function reachServer() {
  server.reached = true;
  dispatchEvent(new Event("online"));
}

/** By others, on another device. */
const changedBy = (at: number, own: Partial<(typeof scoreRows)[number]>) =>
  server.sheet.rows.map((one, index) =>
    index === at ? { ...one, version: one.version + 1, ...own } : one,
  );

/** What was typed yesterday lies on the device; since then somebody was faster in one row, and at work in another. */
function sleepForADay() {
  removeDrafts("lecturer:scores");
  const [first, , third] = scoreRows.map(({ studentId }) => studentId);
  const typed = enterCells(beginEntry(scoreRows, new Map()), [
    { row: first ?? "", column: "test", text: "25" },
    { row: third ?? "", column: "test", text: "10" },
  ]);
  writeKept(keptAs(lecturer.userName, courseId, sessionId), typed, true);
  server = { sheet: draftSheet, reached: true };
  become({ rows: changedBy(0, { test: 22 }) });
  become({ rows: changedBy(1, { exam: 40 }) });
}

/** A tab that was asleep for a day saves what was typed, asks where somebody was faster, and shows the rest. */
export const AsleepForADay: Story = {
  beforeEach: sleepForADay,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You typed Test 25. There stands Test 22./, {}, settled),
    ).toBeVisible();
    await expect(rowOf(canvas, /ND\/COM\/25\/0002/)).toHaveTextContent("40");
    await expect(rowOf(canvas, /Bello/)).toHaveTextContent("10");
    await waitFor(() => expect(server.sheet.rows[2]?.test).toBe(10), settled);
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine" }));
    await expect(await canvas.findByText("Everything is saved.", {}, settled)).toBeVisible();
    await expect(server.sheet.rows[0]?.test).toBe(25);
  },
};

/** Submitted by another and returned while marks lay on the device: they wait, and are saved after the return. */
export const ReturnedWhileOffline: Story = {
  play: async ({ canvas }) => {
    await typeTest(canvas, /^Abdulrahman/, "25");
    await canvas.findByText(/saved on this device/, {}, settled);
    become({ state: "submitted" });
    reachServer();
    await expect(
      (await canvas.findAllByText(errorCodes.sheet_locked.message, {}, settled))[0],
    ).toBeVisible();
    // Nothing that was typed is lost by it.
    await expect(rowOf(canvas, /Abdulrahman Chukwuemeka/)).toHaveTextContent("25");
    become({ state: "draft", revision: 5 });
    reachServer();
    await expect(await canvas.findByText("Everything is saved.", {}, settled)).toBeVisible();
    await expect(server.sheet.rows[0]?.test).toBe(25);
  },
};

/** The deadline passed while marks were typed: they stay in sight and on the device, and are saved once it is extended. */
export const DeadlinePassesMeanwhile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    server = { sheet: draftSheet, reached: true, over: true };
  },
  play: async ({ canvas }) => {
    await typeTest(canvas, /^Abdulrahman/, "25");
    await expect(
      (await canvas.findAllByText(errorCodes.deadline_passed.message, {}, settled))[0],
    ).toBeVisible();
    await expect(rowOf(canvas, /Abdulrahman Chukwuemeka/)).toHaveTextContent("25");
    await expect(rowOf(canvas, /Abdulrahman Chukwuemeka/)).toHaveTextContent(
      "Saved on this device",
    );
    server.over = false;
    reachServer();
    await expect(await canvas.findByText("Everything is saved.", {}, settled)).toBeVisible();
    await expect(server.sheet.rows[0]?.test).toBe(25);
  },
};
