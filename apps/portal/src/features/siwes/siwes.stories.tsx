import type { Siwes } from "@polyportal/api-client/contract/siwes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { draftMessages } from "@polyportal/domain/messages/draft";
import { paths } from "@polyportal/domain/routes/paths";
import { weeksBetween } from "@polyportal/domain/siwes/weeks";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { student } from "../../testing/people.ts";
import { largeText, tooWide } from "../../testing/large-text.ts";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { Page as Preview } from "./preview.page.tsx";
import { Page } from "./siwes.page.tsx";

const placement: NonNullable<Siwes["placement"]> = {
  companyName: "Ọ̀tà-Ìgbẹ̀ Integrated Agricultural Machinery and Allied Services (Nigeria) Limited",
  companyAddress: "House 14, Road 7, Unity Estate Phase II, Off Ọ̀yọ́-Ìṣẹ́yìn Expressway, Ibadan",
  companyPhone: "08012345678",
  natureOfWork: "Maintenance of farm machinery",
  supervisorName: "Engr. Danjuma Emmanuel Ekpo",
  supervisorPhone: "08098765432",
  startDate: "2027-03-01",
  endDate: "2027-04-09",
  updatedAt: "2027-02-20T09:00:00.000Z",
};

const weeks: Siwes["weeks"] = weeksBetween(placement.startDate, placement.endDate).map((week) => ({
  ...week,
  open: week.week < 5,
  work: week.week < 3 ? "Serviced the hydraulic system of two tractors." : "",
  remarks: week.week === 1 ? "I learned to bleed the brakes." : "",
  updatedAt: week.week < 3 ? "2027-03-20T09:00:00.000Z" : null,
}));

const placed: Siwes = { session: "2026/2027", goes: true, placement, weeks };
const unplaced: Siwes = { ...placed, placement: null, weeks: [] };

const shown = {
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
  matricNumber: "ND/CSC/26/00417",
  numberKind: "matric" as const,
  faculty: "School of Engineering Technology",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  programme: "National Diploma, full-time",
  level: "ND II",
  mobileNumber: "+2348012345678",
  email: "chukwuemeka.yaradua-okonkwo@students.oke-ila-polytechnic.example",
  passport: null,
};

const verification = {
  code: "9F3K-22QX-7MPA",
  verifyUrl: "https://school.example/verify_document?code=9F3K-22QX-7MPA&f=abc",
  issuedAt: "2026-11-20T09:30:00Z",
};

const meta = {
  title: "Pages/SIWES",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: paths.siwes, profile: student, page: Page, answers: { getSiwes: placed } },
  beforeEach: () => removeDrafts(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 6 weeks written")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Write week 3" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /week 5/ })).toBeNull();
  },
};

export const PlacedOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** With twice the text size of a phone's owner nothing runs out of the page. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 6 weeks written")).toBeVisible();
    await waitFor(() => expect(tooWide()).toBe(0));
  },
};

export const NotPlaced: Story = {
  args: { answers: { getSiwes: unplaced } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save placement" }));
    await expect(await canvas.findByRole("link", { name: /company's name/ })).toBeVisible();
  },
};

export const NotForThisLevel: Story = {
  args: { answers: { getSiwes: { ...unplaced, goes: false } } },
};

/** What Back and the router do, and what a new sign-in does: the page goes, and comes back. */
function SignedInAgain(props: ShownPageProps) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" className="min-h-control" onClick={() => setVisit(visit + 1)}>
        Sign in again
      </button>
      <ShownPage key={visit} {...props} />
    </>
  );
}

/** The session ended while the form was half filled: after the next sign-in every word is still there. */
export const BackAfterSigningIn: Story = {
  render: (args) => <SignedInAgain {...args} />,
  args: { answers: { getSiwes: unplaced } },
  play: async ({ canvas }) => {
    const company = () => canvas.findByRole("textbox", { name: /^Company(?!’)/ });
    await userEvent.type(await company(), "Unity Works, Ìbàdàn");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Supervisor(?!’)/ }), "Engr. Ekpo");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }));
    await waitFor(async () => expect(await company()).toHaveValue("Unity Works, Ìbàdàn"));
    await expect(canvas.getByText(/What you typed before is back/)).toBeVisible();
  },
};

export const AWeek: Story = {
  args: { at: `${paths.siwes}?week=3` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "What you did" })).toBeVisible();
  },
};

let savedByPhone = false;

/** The phone has saved the week since: nothing is overwritten, and the student chooses. */
export const AWeekSavedElsewhere: Story = {
  beforeEach: () => {
    savedByPhone = false;
  },
  args: {
    at: `${paths.siwes}?week=1`,
    answers: {
      getSiwes: () =>
        savedByPhone
          ? {
              ...placed,
              weeks: weeks.map((week) =>
                week.week === 1
                  ? { ...week, work: "From the phone", updatedAt: "2027-03-21T09:00:00.000Z" }
                  : week,
              ),
            }
          : placed,
      saveSiwesWeek: ({ began }) => {
        savedByPhone = began === weeks[0]?.updatedAt;
        return refusal("section_changed");
      },
    },
  },
  play: async ({ canvas }) => {
    const work = await canvas.findByRole("textbox", { name: /^What you did/ });
    await userEvent.clear(work);
    await userEvent.type(work, "From the laptop");
    await userEvent.click(canvas.getByRole("button", { name: "Save week" }));
    await expect(await canvas.findByRole("heading", { name: draftMessages.title })).toBeVisible();
    await expect(canvas.getByText("From the phone")).toBeVisible();
    await expect(canvas.getByText("From the laptop")).toBeVisible();
  },
};

export const Printed: Story = {
  args: {
    at: paths.siwesPreview,
    page: Preview,
    answers: { getSiwesPreview: { ...placed, student: shown, verification } },
  },
  globals: { media: "print" },
};
