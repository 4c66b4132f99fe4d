import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { fullName, longName, photo, verification } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { ScreeningSlipView } from "./screening-slip.tsx";
import { ScreeningSlip } from "./screening-slip.tsx";

const slip: ScreeningSlipView = {
  school,
  fullName,
  photoSrc: photo,
  jambNumber: "202612345678AB",
  applicationNumber: "ND/2026/004127",
  programme: "ND",
  course: "Agricultural and Bio-Environmental Engineering Technology",
  session: "2026/2027",
  startsAt: "2026-12-10T08:00:00Z",
  venue: "ICT Centre, Hall B",
  address: "Main Campus, behind the Senate Building",
  seat: 114,
  bring: ["This slip", "The original JAMB result slip", "Two HB pencils"],
  verification,
};

const meta = { component: ScreeningSlip, args: { slip } } satisfies Meta<typeof ScreeningSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The time is the school's, whatever the device's. */
export const Seated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10 December 2026")).toBeVisible();
    await expect(canvas.getByText("114")).toBeVisible();
    await expect(canvas.getByText("Two HB pencils")).toBeVisible();
  },
};

export const LongName: Story = {
  ...onPhone,
  args: { slip: { ...slip, fullName: longName, extraTime: true } },
};

export const Missing: Story = {
  args: {
    slip: {
      school,
      fullName: undefined,
      jambNumber: null,
      applicationNumber: undefined,
      programme: null,
      course: undefined,
      session: null,
      startsAt: undefined,
      venue: null,
      address: undefined,
      seat: null,
      bring: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
