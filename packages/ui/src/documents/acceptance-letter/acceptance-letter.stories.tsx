import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { acceptanceLetterMessages as messages } from "@polyportal/domain/messages/letters";
import { onPhone } from "../../patterns/form/story-form.tsx";
import {
  brokenPhoto,
  fullName,
  longName,
  photo,
  rightToLeftName,
  study,
  verification,
} from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { AcceptanceLetterView } from "./acceptance-letter.tsx";
import { AcceptanceLetter } from "./acceptance-letter.tsx";

const letter: AcceptanceLetterView = {
  school,
  date: "2026-11-20",
  fullName,
  photoSrc: photo,
  applicationNumber: "ND/2026/000042",
  reference: "ADM/2026/004127",
  ...study,
  amount: 30_000,
  rrr: "310007769676",
  paidAt: "2026-11-19T23:30:00Z",
  verification,
};

const meta = { component: AcceptanceLetter, args: { letter } } satisfies Meta<
  typeof AcceptanceLetter
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment late in the evening of UTC was made on the next day in Nigeria. */
export const Accepted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: messages.title })).toBeVisible();
    await expect(canvas.getByText("3100 0776 9676")).toBeVisible();
    await expect(canvas.getAllByText("20 November 2026")).toHaveLength(2);
    const signatures = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(signatures).toEqual(messages.signatures.map((who) => `${who}Signature and date`));
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

export const HundredsOfMillions: Story = {
  ...onPhone,
  args: { letter: { ...letter, amount: 987_654_321.25 } },
};

export const LongName: Story = {
  ...onPhone,
  args: { letter: { ...letter, fullName: longName, photoSrc: null } },
};

export const RightToLeftName: Story = {
  args: { letter: { ...letter, fullName: rightToLeftName, photoSrc: brokenPhoto } },
};

export const Missing: Story = {
  args: {
    letter: {
      school,
      date: null,
      fullName: undefined,
      applicationNumber: null,
      reference: "",
      session: undefined,
      faculty: null,
      department: null,
      programme: undefined,
      amount: undefined,
      rrr: null,
      paidAt: "0001-01-01T00:00:00",
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(11);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|0001/);
  },
};
