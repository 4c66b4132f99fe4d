import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { levyLetterMessages as messages } from "@polyportal/domain/messages/letters";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { fullName, longName, study, verification } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { LevyLetterView } from "./levy-letter.tsx";
import { LevyLetter } from "./levy-letter.tsx";

const letter: LevyLetterView = {
  school,
  reference: "DEV/2026/2027/ND/CSC/26/00417",
  date: "2026-11-19T23:30:00Z",
  fullName,
  matricNumber: "ND/CSC/26/00417",
  level: "ND I",
  ...study,
  amount: 14_500,
  rrr: "310007769676",
  paidAt: "2026-11-19T23:30:00Z",
  signatory: { name: "Musa, Ibrahim Danladi", office: "Bursar" },
  verification,
};

const meta = { component: LevyLetter, args: { letter } } satisfies Meta<typeof LevyLetter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment late in the evening of UTC was made on the next day in Nigeria. */
export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: messages.title })).toBeVisible();
    await expect(canvas.getByText("3100 0776 9676")).toBeVisible();
    await expect(canvas.getAllByText("20 November 2026")).toHaveLength(2);
  },
};

export const LongName: Story = { ...onPhone, args: { letter: { ...letter, fullName: longName } } };

export const Missing: Story = {
  args: {
    letter: {
      school,
      reference: null,
      date: undefined,
      fullName: undefined,
      matricNumber: "",
      level: null,
      session: undefined,
      faculty: null,
      department: null,
      programme: undefined,
      amount: Number.NaN,
      rrr: null,
      paidAt: "0001-01-01T00:00:00",
      signatory: { name: null, office: undefined },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|0001/);
  },
};
