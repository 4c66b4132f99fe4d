import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { screening, setupAnswers, sitting } from "../../testing/application-setup.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { setupPath } from "./setup-path.ts";
import { Page } from "./setup.page.tsx";

const newer = {
  ...screening,
  fee: 3_500,
  revision: 3,
  sittings: [{ ...sitting, seats: 300, revision: 2 }],
};

let savedMeanwhile = false;

/** Another has saved the screening and its date: both stand beside what is typed, and what is kept is saved. */
const meta = {
  title: "Pages/Screening Saved Meanwhile",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  beforeEach: () => {
    savedMeanwhile = false;
  },
  args: {
    at: setupPath("nd", 3),
    profile: superAdministrator,
    answers: {
      ...setupAnswers,
      getScreening: () => (savedMeanwhile ? newer : screening),
      updateScreening: ({ revision }) => savedOver(revision === newer.revision) ?? {},
      saveScreeningSitting: ({ revision, id }) => savedOver(revision === 2) ?? { id: id ?? "" },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

function savedOver(isNewest: boolean) {
  if (isNewest) return undefined;
  savedMeanwhile = true;
  return refusal("conflict", {}, "Ada Obi saved this meanwhile.");
}

/** Fills a field anew, saves, is shown what another has saved, and keeps what was typed. */
async function keepMine(dialog: string | RegExp, field: RegExp, typed: string, theirs: string) {
  const form = within(await screen.findByRole("dialog", { name: dialog }));
  const box = form.getByRole("textbox", { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await expect(await form.findByText("Ada Obi saved this meanwhile.")).toBeVisible();
  await expect(form.getByText(theirs)).toBeVisible();
  await userEvent.click(form.getByRole("button", { name: "Keep mine" }));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

export const FeeAndWhatToBring: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Edit fee and what to bring" }),
    );
    await keepMine("Screening of ND", /Fee of the slip/, "2500", "3500");
  },
};

export const ADate: Story = {
  play: async () => {
    const name = /^Actions for 20 January 2099/;
    await userEvent.click(await screen.findByRole("button", { name }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    await keepMine("Edit the date", /Seats/, "280", "300");
  },
};
