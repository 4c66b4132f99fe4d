import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../../patterns/form/story-form.tsx";
import {
  brokenPhoto,
  longName,
  noStudent,
  rightToLeftName,
  student,
  verification,
} from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { SiwesView } from "./siwes-preview.tsx";
import { SiwesPreview } from "./siwes-preview.tsx";

const siwes: SiwesView = {
  school,
  student,
  session: "2026/2027",
  mobileNumber: "08012345678",
  email: "chukwuemeka.oluwaseun-abdulrahman@students.oke-ila-polytechnic.example",
  placement: {
    company: "Ọ̀tà-Ìgbẹ̀ Integrated Agricultural Machinery and Allied Services (Nigeria) Limited",
    business: "Farm machinery",
    address: "House 14, Road 7, Unity Estate Phase II, Off Ọ̀yọ́-Ìṣẹ́yìn Expressway, Ibadan",
    state: "Oyo",
    supervisor: "Engr. Danjuma Emmanuel Ekpo",
    supervisorPhone: "08098765432",
    startsOn: "2027-03-01",
    endsOn: "2027-08-13",
    duration: "24 weeks",
  },
  account: {
    bank: "First Bank of Nigeria",
    accountName: "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa",
    accountNumber: "3012345678",
    sortCode: "011152303",
  },
  verification,
};

const meta = { component: SiwesPreview, args: { siwes } } satisfies Meta<typeof SiwesPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(["Student", "Place of training", "Account for the allowance"]);
    await expect(canvas.getByText("1 March 2027")).toBeVisible();
    await expect(canvas.getByText("Industry supervisor")).toBeVisible();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

const { account: _account, ...withoutAccount } = siwes;

/** As students print it at the end: no account is asked for, and the weeks are written. */
export const WithLogbook: Story = {
  args: {
    siwes: {
      ...withoutAccount,
      placement: { ...siwes.placement!, companyPhone: "08012345679" },
      logbook: [1, 2, 3].map((week) => ({
        title: `Week ${week}, ${7 * week - 6} March 2027 to ${7 * week} March 2027`,
        work: "Serviced the hydraulic system of two tractors.\nFitted a new fan belt.",
        remarks:
          week === 2 ? null : "I learned to bleed the brakes; the torque wrench was missing.",
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Account for the allowance")).toBeNull();
    await expect(canvas.getByText("Company’s number")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};

export const NotYetPlaced: Story = {
  args: { siwes: { ...siwes, placement: null, account: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(12);
  },
};

export const LongName: Story = {
  ...onPhone,
  args: { siwes: { ...siwes, student: { ...student, fullName: longName, photoSrc: null } } },
};

export const RightToLeftName: Story = {
  args: {
    siwes: { ...siwes, student: { ...student, fullName: rightToLeftName, photoSrc: brokenPhoto } },
  },
};

export const Missing: Story = {
  args: {
    siwes: {
      school,
      student: noStudent,
      session: null,
      mobileNumber: undefined,
      email: "",
      placement: {
        company: null,
        business: undefined,
        address: "",
        state: null,
        supervisor: undefined,
        supervisorPhone: null,
        startsOn: "0001-01-01T00:00:00",
        endsOn: null,
        duration: Number.NaN,
      },
      account: undefined,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|0001/);
    await expect(canvas.getAllByText("-")).toHaveLength(22);
  },
};
