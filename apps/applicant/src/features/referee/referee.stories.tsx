import type { PostgraduatePortal } from "@polyportal/api-client/contract/application-postgraduate";
import type { RefereeView } from "@polyportal/api-client/contract/referee";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { Page as Portal } from "./portal.page.tsx";
import { Page } from "./referee-form.page.tsx";

const view: RefereeView = {
  id: "0198f6b2-7c51-7e70-9d7c-6a1f5f3b8e01",
  title: "Prof.",
  fullName: "Okonkwo-Adébáyọ̀ Oluwaseun Chukwuemeka",
  institution: "Federal University of Technology, Ọ̀yọ́",
  position: "Head of Department",
  relationship: "Head of department",
  applicant: {
    name: "Yar’Adua-Okonkwo Abdul-Rahman Ọlá",
    photo: null,
    award: "Postgraduate Diploma",
    department: "Agricultural and Bio-Environmental Engineering Technology",
    session: "2026/2027",
  },
  until: "2026-12-20T09:00:00Z",
  givenAt: null,
  declinedAt: null,
  undoUntil: null,
};

const portal: PostgraduatePortal = {
  open: true,
  opensAt: null,
  closesAt: "2027-03-20T22:59:59Z",
  session: "2026/2027",
  awards: [
    { name: "Postgraduate Diploma", amount: 20_000 },
    { name: "Doctorate", amount: 1_250_000 },
  ],
  departments: [
    {
      faculty: "School of Science and Computing",
      name: "Computer Science",
      asks: ["5 credits in the O-level result, among them Mathematics, English Language"],
      requirements:
        "HND at lower credit or a degree at third class, in the field or a related one.",
    },
    {
      faculty: "School of Business and Management Studies",
      name: "Marketing",
      asks: [],
      requirements: "",
    },
  ],
};

const meta = {
  title: "Pages/References",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (answers: ShownPageProps["answers"] = {}) => (
  <ShownPage
    at={`${furtherPaths.refereeForm}#secret.signature`}
    answers={{ openRefereeForm: view, ...answers }}
  >
    <Page />
  </ShownPage>
);

export const Asked: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: words.submit })).toBeVisible();
    await expect(canvas.getByRole("button", { name: words.decline.unknown })).toBeVisible();
  },
};

export const AskedOnAPhone: Story = {
  ...Asked,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Given: Story = {
  render: () => shown({ openRefereeForm: { ...view, givenAt: "2026-11-26T09:00:00Z" } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.givenOn("26 November 2026"))).toBeVisible();
  },
};

/** A refusal may be taken back. */
export const Declined: Story = {
  render: () =>
    shown({
      openRefereeForm: {
        ...view,
        declinedAt: "2026-11-26T09:00:00Z",
        undoUntil: "2026-12-03T09:00:00Z",
      },
      declineRefereeForm: view,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: words.undo })).toBeVisible();
  },
};

/** It looks as it did before. */
export const TakenBack: Story = {
  ...Declined,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.undo }));
    await expect(await canvas.findByRole("button", { name: words.submit })).toBeVisible();
  },
};

export const Expired: Story = {
  render: () => shown({ openRefereeForm: refusal("referee_link_expired"), resendRefereeLink: {} }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.newLink }));
    await expect(await canvas.findByText(words.newLinkSent)).toBeVisible();
  },
};

export const NoLongerNeeded: Story = {
  render: () => shown({ openRefereeForm: refusal("reference_not_needed") }),
};

const portalShown = (answers: ShownPageProps["answers"] = {}) => (
  <ShownPage
    at={furtherPaths.postgraduatePortal}
    answers={{ getPostgraduatePortal: portal, resendRefereeLink: {}, ...answers }}
  >
    <Portal />
  </ShownPage>
);

/** Whatever address a referee enters, the answer is the same. */
export const PostgraduatePortalPage: Story = {
  name: "Postgraduate portal",
  render: () => portalShown(),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: words.email }),
      "prof@example.com{Enter}",
    );
    await expect(await canvas.findByText(words.resent)).toBeVisible();
  },
};

export const PortalOnAPhone: Story = {
  render: () => portalShown(),
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};
