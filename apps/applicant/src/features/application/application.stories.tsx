import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { refusal, waiting, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { applicantCodeMessages } from "@polyportal/domain/messages/applicant-code";
import { errorCodes, type ErrorCode } from "@polyportal/domain/messages/error-codes";
import { movePaymentWords } from "@polyportal/domain/messages/move-payment.words";
import { sendMessages } from "@polyportal/domain/messages/send";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { stepHash } from "@polyportal/domain/application/steps";
import { nd } from "@polyportal/domain/programmes/nd";
import { removeDrafts, writeDraft } from "@polyportal/ui/draft-store";
import { expect, userEvent, within } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { verification } from "../../testing/verification.ts";
import { Page as Application } from "./application.page.tsx";
import { Page as Details } from "./details.page.tsx";
import { Page as Preview } from "./preview.page.tsx";
import { Page as SignIn } from "./sign-in.page.tsx";
import { checkHash } from "./section.ts";
import { lists } from "./testing/lists.ts";
import { fullRecord, newRecord } from "./testing/record.ts";

const begun: ApplicationRecord = {
  ...fullRecord(nd),
  saved: ["personal", "programme"],
  formCompleted: false,
  completedAt: null,
  passport: null,
  oLevel: [],
};
const done: ApplicationRecord = { ...fullRecord(nd), passport: null };

const answers = (record: ApplicationRecord): FixedAnswers => ({
  ...lists,
  loadApplication: record,
  getUnmet: { department: "Computer Science", unmet: [], paidAt: "2026-11-20T08:00:00Z" },
  getApplicationSlip: { ...record, screening: null, verification, references: [] },
});

const meta = {
  title: "Pages/Application",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  beforeEach: () => {
    keepApplicantAccess(nd.slug, {
      token: "a-token",
      rrr: newRecord(nd).rrr,
      revision: 1,
      expires: "2026-11-23T10:30:00Z",
    });
    return () => forgetApplicantAccess(nd.slug);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const section = (record: ApplicationRecord, hash: string) => (
  <ShownPage at={`${nd.paths.application}#${hash}`} answers={answers(record)}>
    <Application />
  </ShownPage>
);

export const Opening: Story = {
  render: () => (
    <ShownPage at={nd.paths.login}>
      <SignIn />
    </ShownPage>
  ),
};

export const OpeningOnAPhone: Story = {
  ...Opening,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

const opened = (code: ErrorCode) => (
  <ShownPage at={nd.paths.login} answers={{ openApplication: refusal(code) }}>
    <SignIn />
  </ShownPage>
);

const giveRrr = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /^RRR/ }), newRecord(nd).rrr);
  await userEvent.click(canvas.getByRole("button", { name: "Login" }));
};

/** The payment has not arrived yet although the payer says so: the person can still go on. */
export const OpeningNotPaid: Story = {
  render: () => opened("invoice_not_paid"),
  play: async ({ canvas }) => {
    await giveRrr(canvas);
    await expect(
      await canvas.findByRole("link", { name: "Open the invoice and pay it" }),
    ).toBeVisible();
  },
};

/** A device that has not opened the application before. */
export const OpeningAsksForTheCode: Story = {
  render: () => opened("applicant_code_needed"),
  play: async ({ canvas }) => {
    await giveRrr(canvas);
    await expect(
      await canvas.findByRole("textbox", { name: new RegExp(applicantCodeMessages.label) }),
    ).toBeVisible();
  },
};

export const OpeningAsksForTheCodeOnAPhone: Story = {
  ...OpeningAsksForTheCode,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const PersonalSection: Story = {
  render: () => section(newRecord(nd), stepHash(nd, "personal")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Next" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Town/ })).toBeVisible();
  },
};

export const PersonalSectionOnAPhone: Story = {
  ...PersonalSection,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const ProgrammeSection: Story = {
  render: () => section(begun, stepHash(nd, "programme")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Previous" })).toBeVisible();
  },
};

let sentElsewhere = false;
const withoutSignature: ApplicationRecord = {
  ...fullRecord(nd),
  saved: nd.steps.map(({ kind }): string => kind).filter((kind) => kind !== "documents"),
  formCompleted: false,
  completedAt: null,
  passport: null,
  documents: { birthCertificate: "file-1" },
};

/** Another device has uploaded a signature since the page was shown. It is neither replaced nor hidden. */
export const DocumentSentElsewhere: Story = {
  beforeEach: () => {
    sentElsewhere = false;
  },
  render: () => (
    <ShownPage
      at={`${nd.paths.application}#${stepHash(nd, "documents")}`}
      answers={{
        ...lists,
        loadApplication: () =>
          sentElsewhere
            ? {
                ...withoutSignature,
                documents: { birthCertificate: "file-1", signature: "file-2" },
              }
            : withoutSignature,
        uploadDocument: ({ began }) => {
          sentElsewhere = began === "";
          return refusal("section_changed");
        },
      }}
    >
      <Application />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    const signature = await canvas.findByLabelText(/^Applicant signature/);
    await expect(canvas.getAllByText(uploadMessages.kept)).toHaveLength(1);
    const file = new File([new Uint8Array(9)], "signature.png", { type: "image/png" });
    await userEvent.upload(signature, file);
    await expect(
      await canvas.findByText(errorCodes.section_changed.message, { selector: "[id$=error] *, p" }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole("button", { name: "Remove Applicant signature" }),
    ).toBeVisible();
  },
};

const check = () => (
  <ShownPage
    at={`${nd.paths.application}#${checkHash}`}
    answers={{
      ...answers({ ...done, formCompleted: false, completedAt: null }),
      getUnmet: {
        department: "Computer Science",
        unmet: ["the O-level credits of Computer Science are not met: Physics, 4 of 5"],
        paidAt: "2026-11-20T08:00:00Z",
      },
      sendApplication: refusal("too_busy"),
    }}
  >
    <Application />
  </ShownPage>
);

/** Every value has its own link to change it, with a name for screen readers. */
export const Check: Story = {
  render: check,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Send application" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Change Town" })).toHaveAttribute(
      "href",
      "#section_a/town",
    );
    await expect(
      canvas.getByRole("link", { name: "Change First Sitting: Exam number" }),
    ).toBeVisible();
    await expect(await canvas.findByText(/are not met: Physics, 4 of 5/)).toBeVisible();
  },
};

/** The wrong programme: the payment is moved to another with the same fee, after an explanation. */
export const MovingThePayment: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <ShownPage
      at={nd.paths.details}
      answers={{
        ...answers(begun),
        getMoves: { amount: 6500, programmes: ["hnd", "pre-degree"] },
        moveApplication: refusal("conflict", {}, movePaymentWords.refused),
      }}
    >
      <Details />
    </ShownPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move to another programme" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Move to HND" }));
    const page = within(canvasElement.ownerDocument.body);
    const question = await page.findByRole("alertdialog");
    await expect(question).toHaveTextContent(/opens your HND application, and your ND/);
    await userEvent.click(page.getByRole("button", { name: "Move the payment" }));
    await expect(await page.findByText(movePaymentWords.refused)).toBeVisible();
  },
};

/** This device has text that the server does not have. Before sending, the person decides about it. */
export const CheckWithUnsavedWords: Story = {
  beforeEach: () => {
    writeDraft(`${done.applicantId}:programme`, { savedAt: 0, values: { utmeScore: 300 } });
    return () => removeDrafts();
  },
  render: check,
  play: async ({ canvas }) => {
    const send = await canvas.findByRole("button", { name: "Send application" });
    const title = sendMessages.unsaved.title;
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.getByRole("link", { name: nd.steps[1].title })).toHaveAttribute(
      "href",
      `#${stepHash(nd, "programme")}`,
    );
    await userEvent.click(send);
    await expect(document.activeElement).toHaveTextContent(title);
  },
};

export const UnsavedWordsDropped: Story = {
  ...CheckWithUnsavedWords,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await CheckWithUnsavedWords.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: sendMessages.unsaved.drop }));
    await expect(canvas.queryByText(sendMessages.unsaved.title)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Send application" }));
    await expect(await canvas.findByText(sendMessages.notSent)).toBeVisible();
  },
};

export const CheckOnAPhone: Story = {
  ...Check,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Fetching: Story = {
  render: () => (
    <ShownPage at={nd.paths.application} answers={{ loadApplication: waiting }}>
      <Application />
    </ShownPage>
  ),
};

export const WhatIsSaved: Story = {
  render: () => (
    <ShownPage at={nd.paths.details} answers={answers(begun)}>
      <Details />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Continue:/ })).toBeVisible();
  },
};

const slip = () => (
  <ShownPage at={nd.paths.preview} answers={answers(done)}>
    <Preview />
  </ShownPage>
);

export const Slip: Story = {
  render: slip,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Print" })).toBeVisible();
  },
};

export const SlipOnPaper: Story = {
  render: slip,
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Print" })).toBeNull();
  },
};
