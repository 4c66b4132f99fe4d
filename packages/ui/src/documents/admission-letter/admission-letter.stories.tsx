import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { admissionLetterMessages as messages } from "@polyportal/domain/messages/letters";
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
import type { AdmissionLetterView } from "./admission-letter.tsx";
import { AdmissionLetter } from "./admission-letter.tsx";

const signature =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48" viewBox="0 0 160 48"><path fill="none" stroke="#1b2a6b" stroke-width="2" d="M4 34c10-30 22-34 20-14S12 44 22 36s16-26 22-22-10 26 0 22 14-24 20-20-8 24 4 18 10-16 18-14-2 14 8 10 24-10 60-12"/></svg>',
  );

const letter: AdmissionLetterView = {
  school,
  reference: "ADM/2026/004127",
  date: "2026-11-20T09:30:00Z",
  fullName,
  photoSrc: photo,
  applicationNumber: "ND/2026/000042",
  jambNumber: "202612345678AB",
  ...study,
  modeOfStudy: "Full-time",
  duration: "2 years",
  acceptanceFee: 30_000,
  acceptBefore: "2026-12-18",
  resumesOn: "2027-01-11",
  signatory: {
    name: "Dr. (Mrs.) Ngọzi Adébáyọ̀-Ogunlesi",
    office: "Registrar",
    signatureSrc: signature,
  },
  verification,
};

const meta = { component: AdmissionLetter, args: { letter } } satisfies Meta<
  typeof AdmissionLetter
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: messages.title })).toBeVisible();
    await expect(canvas.getByText("₦30,000.00")).toBeVisible();
    await expect(canvas.getByText("18 December 2026")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(messages.conditions.length);
    await expect(canvas.getByRole("img", { name: /^Signature of Dr/ })).toBeVisible();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

/** Without JAMB, without a day of resumption, under conditions of its own. */
export const PartTime: Story = {
  args: {
    letter: {
      ...letter,
      jambNumber: undefined,
      resumesOn: undefined,
      programme: "National Diploma, part-time",
      modeOfStudy: "Part-time (evening)",
      conditions: ["You hold a letter of release from your employer."],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("JAMB number")).toBeNull();
    await expect(canvas.queryByText("Resumption")).toBeNull();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

/** Without conditions; what the school says besides stands in its own lines. */
export const WithoutConditions: Story = {
  args: {
    letter: {
      ...letter,
      conditions: [],
      remarks: "Resumption is on 11 January 2027.\nBring the originals of your certificates.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messages.conditionsTitle)).toBeNull();
    await expect(canvas.getByText(/Bring the originals/)).toBeVisible();
  },
};

export const HundredsOfMillions: Story = {
  ...onPhone,
  args: { letter: { ...letter, acceptanceFee: 987_654_321.25 } },
};

/** A school may ask nothing. */
export const NoFee: Story = { args: { letter: { ...letter, acceptanceFee: 0 } } };

export const LongName: Story = {
  ...onPhone,
  args: { letter: { ...letter, fullName: longName, photoSrc: null } },
};

export const RightToLeftName: Story = {
  args: { letter: { ...letter, fullName: rightToLeftName, photoSrc: null } },
};

/** The school has named nobody, and no account holds the office: it stands alone under the line. */
export const NobodyNamed: Story = {
  args: { letter: { ...letter, signatory: { name: null, office: "Registrar" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Registrar")).toBeVisible();
    await expect(canvas.queryByText("-")).toBeNull();
  },
};

/** Neither the photograph nor the signature can be had: initials, and a line to sign on. */
export const PicturesThatDoNotLoad: Story = {
  args: {
    letter: {
      ...letter,
      photoSrc: brokenPhoto,
      signatory: { ...letter.signatory, signatureSrc: brokenPhoto },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("CO");
    await waitFor(() => expect(canvas.queryByRole("img", { name: /^Signature/ })).toBeNull());
  },
};

export const Missing: Story = {
  args: {
    letter: {
      school,
      reference: null,
      date: "0001-01-01T00:00:00",
      fullName: undefined,
      photoSrc: null,
      applicationNumber: " ",
      jambNumber: null,
      session: undefined,
      faculty: null,
      department: undefined,
      programme: "",
      modeOfStudy: null,
      duration: Number.NaN,
      acceptanceFee: Number.NaN,
      acceptBefore: null,
      resumesOn: null,
      signatory: { name: null, office: undefined },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(15);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|0001/);
  },
};
