import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { pasteListMessages as words } from "@polyportal/domain/messages/paste-list";
import { approvalPages } from "@polyportal/domain/messages/registration-approvals";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { lecturer } from "../../testing/people.ts";
import { waitingRegistrations } from "../../testing/registrations.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "../../features/course-registration/approvals.page.tsx";
// Imported here, so that no story waits for the page's lazy parts on a busy machine.
import "../../features/course-registration/decide-registrations.tsx";
import "./paste-dialog.tsx";

const [first, second, third] = waitingRegistrations;
const decided = fn();

const answers = {
  listSessions: sessions,
  listUnits: units,
  // One row is on this page, the others on later ones.
  listRegistrationApprovals: ({ size }: { size?: number | string | undefined }) => ({
    items: Number(size) > 20 ? waitingRegistrations : waitingRegistrations.slice(0, 1),
    total: waitingRegistrations.length,
  }),
  bulkApproveRegistrations: (input: { registrations: readonly object[] }) => {
    decided(input.registrations);
    return { done: 2, refused: [] };
  },
};

const meta = {
  title: "Pages/Pasted numbers",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.approveCourses,
    profile: { ...lecturer, claims: [...defaultClaims["course adviser"]] },
    answers,
    page: Page,
  },
  beforeEach: () => decided.mockClear(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function paste(text: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(await screen.findByRole("button", { name: listChoiceMessages.paste }));
  const dialog = within(await screen.findByRole("dialog", { name: words.title }));
  await userEvent.click(dialog.getByRole("textbox", { name: words.rows.text }));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole("button", { name: words.find }));
  return dialog;
}

const numbers = [first, third].map((one) => one?.matricNumber.toLowerCase());

/** Doubtful lines are shown, and nothing is chosen yet. */
export const Doubtful: Story = {
  play: async () => {
    const dialog = await paste([...numbers, "ND/COM/99/9999", numbers[0]].join("\n"));
    await expect(await dialog.findByText(/^2 entries are in doubt/)).toBeVisible();
    await expect(dialog.getByText("ND/COM/99/9999")).toBeVisible();
    await expect(dialog.getByRole("button", { name: words.rows.choose(2) })).toBeEnabled();
  },
};

export const DoubtfulOnAPhone: Story = {
  ...Doubtful,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** Rows on other pages are decided in the version of when the list was pasted. */
export const ActsOnTheFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { toasts: true },
  play: async ({ canvas }) => {
    const dialog = await paste(numbers.join(", "));
    await userEvent.click(await dialog.findByRole("button", { name: words.rows.choose(2) }));
    await expect(await canvas.findByText("2 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: approvalPages.approve }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: approvalPages.approve }));
    await screen.findByText("2 registrations approved");
    await expect(decided).toHaveBeenCalledWith(
      [first, third].map((one) => ({ id: one?.id, submittedAt: one?.submittedAt })),
    );
    await expect(decided.mock.calls.flat(2)).not.toContainEqual(
      expect.objectContaining({ id: second?.id }),
    );
  },
};

/** More matches than can be chosen must be filtered first. The text stays. */
export const TooMany: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    answers: {
      ...answers,
      listRegistrationApprovals: { items: waitingRegistrations, total: 4_812 },
    },
  },
  play: async () => {
    const dialog = await paste(numbers.join("\n"));
    await expect(await dialog.findByText(listChoiceMessages.tooMany(1000))).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: words.rows.text })).toHaveValue(
      numbers.join("\n"),
    );
  },
};

/** If the server does not answer, the text stays for another try. */
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    answers: { ...answers, listRegistrationApprovals: refusal("database_unavailable") },
  },
  play: async () => {
    const dialog = await paste(numbers.join("\n"));
    await expect(await dialog.findByText(words.failed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: words.find })).toBeEnabled();
  },
};
