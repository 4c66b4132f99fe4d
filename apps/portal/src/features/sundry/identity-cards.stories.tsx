import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./identity-cards.page.tsx";

type Card = Output<"getIdentityCard">;

const card: Card = {
  id: "i-1",
  matricNumber: "ND/COM/22/0001",
  surname: "Yar’Adua-Okonkwo",
  email: "chukwuemeka.oluwaseun@graduates.example",
  sentAt: "2026-11-24T09:00:00.000Z",
  known: true,
  dateOfBirth: "2002-07-19",
  year: "2024",
  record: {
    fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
    dateOfBirth: "2002-07-09",
    year: "2024",
    department: "Agricultural and Bio-Environmental Engineering Technology",
    email: "lost@mailbox.example",
    phone: "+2348031234567",
  },
  pages: [
    { place: "card", pdf: false },
    { place: "card2", pdf: false },
  ],
};

const { dateOfBirth: _, year: __, record: ___, pages: ____, ...row } = card;

const two = [row, { ...row, id: "i-2", matricNumber: "ND/XYZ/22/0009", known: false }];

const meta = {
  title: "Pages/Identity Cards",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.identityCards,
    profile: superAdministrator,
    answers: {
      listIdentityCards: { cards: two, waiting: 2 },
      getIdentityCard: card,
      decideIdentityCard: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was given beside what is on record; who decides says why. */
export const Decided: Story = {
  args: { toasts: true },
  play: async () => {
    const acts = await screen.findByRole("button", { name: /ND\/COM\/22\/0001/ });
    // Once its dialogs are loaded, one takes the other's place at once: focus comes back all the same.
    for (const _ of [1, 2]) {
      await userEvent.click(acts);
      await userEvent.click(screen.getByRole("menuitem", { name: "Look at it" }));
      const dialog = within(await screen.findByRole("dialog"));
      await expect(await dialog.findByText("9 July 2002")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Save page 2" })).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
      const asked = within(await screen.findByRole("alertdialog"));
      await userEvent.type(asked.getByRole("textbox"), "The card bears the name and photo");
      await userEvent.click(asked.getByRole("button", { name: "Accept" }));
      await expect((await screen.findAllByText(/address on record is changed/))[0]).toBeVisible();
      await waitFor(() => expect(acts).toHaveFocus());
    }
  },
};

export const None: Story = {
  args: { answers: { listIdentityCards: { cards: [], waiting: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No identity card waits.")).toBeVisible();
  },
};
