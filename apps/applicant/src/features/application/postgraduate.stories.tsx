import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import type { Referee } from "@polyportal/api-client/contract/referee";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { postgraduateWords } from "@polyportal/domain/messages/postgraduate.words";
import { refereesWords as words } from "@polyportal/domain/messages/referees";
import { stepHash } from "@polyportal/domain/application/steps";
import { pg } from "@polyportal/domain/programmes/pg";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Application } from "./application.page.tsx";
import { Page as Details } from "./details.page.tsx";
import { Page as Reprint } from "./reprint.page.tsx";
import { lists } from "./testing/lists.ts";
import { fullRecord } from "./testing/record.ts";

const record = { ...fullRecord(pg), passport: null };

const referee: Referee = {
  id: "0198f6b2-7c51-7e70-9d7c-6a1f5f3b8e01",
  fullName: "Okonkwo-Adébáyọ̀ Oluwaseun Chukwuemeka",
  institution: "Federal University of Technology, Ọ̀yọ́",
  email: "oluwaseun.okonkwo-adebayo@futech.example.edu.ng",
  state: "asked",
  at: "2026-11-20T09:00:00Z",
  until: "2026-12-18T09:00:00Z",
  mayAsk: false,
  reminders: 2,
  mayReplace: true,
};

const over = { until: null, reminders: 0 };
const referees: Referee[] = [
  referee,
  { ...referee, ...over, id: "b", state: "given", mayReplace: false },
  { ...referee, ...over, id: "c", state: "declined" },
  { ...referee, ...over, id: "d", state: "undelivered", reminders: 1 },
  { ...referee, ...over, id: "e", state: "named", at: null, mayAsk: true },
  { ...referee, ...over, id: "f", state: "replaced", mayReplace: false },
];

const meta = {
  title: "Pages/Postgraduate application",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  beforeEach: () => {
    const { rrr } = record;
    keepApplicantAccess(pg.slug, {
      token: "a-token",
      rrr,
      revision: 2,
      expires: "2026-11-23T10:30:00Z",
    });
    return () => forgetApplicantAccess(pg.slug);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The state of each reference, and what can be done. */
export const References: Story = {
  render: () => (
    <ShownPage
      at={pg.paths.details}
      answers={{
        loadApplication: record,
        listReferees: { referees },
        getUnmet: { department: "Computer Science", unmet: [], paidAt: "2026-11-20T08:00:00Z" },
      }}
    >
      <Details />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("submitted, 1 of 5 references")).toBeVisible();
    const [replace] = canvas.getAllByRole("button", { name: words.replaceOf(referee.fullName) });
    if (replace) await userEvent.click(replace);
    await expect(await canvas.findByRole("button", { name: words.save })).toBeVisible();
  },
};

export const ReferencesOnAPhone: Story = {
  ...References,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const RefereesSection: Story = {
  render: () => (
    <ShownPage
      at={`${pg.paths.application}#${stepHash(pg, "referees")}`}
      answers={{ ...lists, loadApplication: { ...record, formCompleted: false } }}
    >
      <Application />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Referee 2" })).toBeVisible();
  },
};

export const ReprintOfAnUnsentForm: Story = {
  render: () => (
    <ShownPage
      at={furtherPaths.postgraduateReprint}
      answers={{ openForReprint: refusal("form_not_submitted") }}
    >
      <Reprint />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /RRR/ }), record.rrr);
    await userEvent.type(canvas.getByRole("textbox", { name: /Surname/ }), "Okonkwo{Enter}");
    await expect(
      await canvas.findByRole("link", { name: postgraduateWords.notSubmitted }),
    ).toBeVisible();
  },
};
