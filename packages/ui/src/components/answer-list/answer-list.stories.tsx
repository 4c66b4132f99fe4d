import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "../alert/alert.tsx";
import { AnswerList } from "./answer-list.tsx";

const meta = {
  component: AnswerList,
  args: {
    title: "Personal & Next of Kin",
    answers: [
      { label: "Surname", value: "Yar’Adua-Okonkwo" },
      { label: "Town", value: "Ọ̀tà-Ìgbẹ̀", changeHref: "#section_a/town" },
      {
        label: "Permanent Address",
        value: "House 14, Oluwaseun-Abdulrahman Chukwuemeka Crescent, off Ahmadu Bello Way, Kaduna",
        changeHref: "#section_a/permanentAddress",
      },
      {
        label: "Email",
        value: "oluwadamilola.abdulrahman.chukwuemeka@polytechnic-students.edu.ng",
      },
      { label: "Religion", value: undefined, changeHref: "#section_a/religionId" },
    ],
  },
} satisfies Meta<typeof AnswerList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each link's name for screen readers says what it changes. */
export const Desk: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Change Town" })).toHaveAttribute(
      "href",
      "#section_a/town",
    );
    await expect(canvas.queryByRole("link", { name: "Change Surname" })).toBeNull();
    await expect(canvas.getByText("-")).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const WithANote: Story = {
  args: {
    level: 2,
    children: <Alert status="warning">What you changed here is on this device only.</Alert>,
  },
};
