import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { mailboxCodeNeeded } from "@polyportal/domain/messages/application-recovery-code";
import { applicationRecoveryHash } from "@polyportal/domain/application/application-recovery-hash";
import { nd } from "@polyportal/domain/programmes/nd";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Details } from "./details.page.tsx";
import { newRecord } from "./testing/record.ts";

const meta = {
  title: "Pages/Own applications",
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

/** Another form of the same person is found by birthday and code, and its answers are copied on request. */
export const UsingAnswersOfAnotherForm: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <ShownPage
      at={`${nd.paths.details}${applicationRecoveryHash}`}
      answers={{
        loadApplication: newRecord(nd),
        findOwnForms: ({ code }) => {
          const form = { programme: "hnd", session: "2026/2027", sent: true } as const;
          return code === undefined
            ? refusal(
                "applicant_code_needed",
                {},
                mailboxCodeNeeded("a***@…", "2026-11-23T10:30:00Z"),
              )
            : {
                forms: [
                  { ...form, id: "0198f6b2-7c51-7e70-9d7c-6a1f5f3b8e02", rrr: "3100****9676" },
                ],
              };
        },
        copyAnswers: {
          sections: ["personal", "o-level"],
          photo: true,
          documents: ["birthCertificate"],
        },
      }}
    >
      <Details />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Day" }), "27");
    await userEvent.type(canvas.getByRole("textbox", { name: "Month" }), "3");
    await userEvent.type(canvas.getByRole("textbox", { name: "Year" }), "2007");
    await userEvent.click(canvas.getByRole("button", { name: "Find my other applications" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Code/ }), "12345678");
    await userEvent.click(canvas.getByRole("button", { name: "Show them" }));
    const use = "Use my answers from HND 2026/2027, RRR 3100****9676";
    await userEvent.click(await canvas.findByRole("button", { name: use }));
    const told = await canvas.findByRole("alert");
    await expect(told).toHaveTextContent(/Copied from HND.*Personal & Next of Kin.*O-Level Result/);
  },
};
