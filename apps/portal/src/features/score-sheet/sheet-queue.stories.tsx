import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { reviewPath } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { lecturer } from "../../testing/people.ts";
import { draftSheet, sheetReview, waitingSheets } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./review.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./sheet-queue.tsx";

const meta = {
  title: "Pages/Queue of score sheets",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: reviewPath(draftSheet.courseId, draftSheet.sessionId),
    profile: { ...lecturer, claims: [...defaultClaims["head of department"]] },
    answers: {
      listScoreSheets: {
        items: waitingSheets.map((one, at) =>
          at === 0 ? { ...one, id: draftSheet.id ?? "" } : one,
        ),
        total: waitingSheets.length,
      },
      getScoreSheet: { ...draftSheet, state: "submitted", acts: ["check", "return"] },
      getSheetReview: sheetReview,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next that waits is a link away. */
export const NextThatWaits: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("link", { name: "Next" });
    await expect(next).toHaveAttribute("href", expect.stringContaining("213"));
    await expect(canvas.queryByRole("link", { name: "Previous" })).toBeNull();
  },
};

export const NextThatWaitsOnAPhone: Story = {
  ...NextThatWaits,
  globals: { viewport: { value: "phone" } },
};
