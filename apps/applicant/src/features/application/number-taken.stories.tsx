import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { stepHash } from "@polyportal/domain/application/steps";
import { applicationMessages } from "@polyportal/domain/messages/application";
import { putme } from "@polyportal/domain/programmes/putme";
import { expect, userEvent, waitFor } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Application } from "./application.page.tsx";
import { lists } from "./testing/lists.ts";
import { fullRecord } from "./testing/record.ts";

const full = fullRecord(putme);
const record = { ...full, formCompleted: false, completedAt: null, passport: null };
const taken = applicationMessages.jambNumberTaken;

const shown = (prefill: typeof record.prefill) => (
  <ShownPage
    at={`${putme.paths.application}#${stepHash(putme, "programme")}`}
    answers={{
      ...lists,
      loadApplication: { ...record, prefill },
      saveProgrammeDetails: refusal(
        "invalid_input",
        { jambNumber: taken },
        applicationMessages.jambNumberTakenHelp,
      ),
    }}
  >
    <Application />
  </ShownPage>
);

const meta = {
  title: "Pages/Application with a number that is taken",
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs"],
  beforeEach: () => {
    const { rrr, revision } = record;
    keepApplicantAccess(putme.slug, {
      token: "a-token",
      rrr,
      revision,
      expires: "2026-11-23T10:30:00Z",
    });
    return () => forgetApplicantAccess(putme.slug);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A typed number shows the error at its field, and what to do above the form. */
export const Typed: Story = {
  render: () => shown(null),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    const field = await canvas.findByRole("textbox", { name: /^JAMB Number/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(`Error: ${taken}`));
    await expect(canvas.getByText(applicationMessages.jambNumberTakenHelp)).toBeVisible();
  },
};

/** A number from the school's list cannot be typed. The error is shown at its value, and the summary links there. */
export const OfTheList: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => shown(record.jamb && { source: "jamb-list", ...record.jamb }),
  play: async ({ canvas }) => {
    const number = await canvas.findByText(record.jamb?.jambNumber ?? "");
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await userEvent.click(await canvas.findByRole("link", { name: `JAMB Number: ${taken}` }));
    await expect(number).toHaveFocus();
    await expect(canvas.getByText(taken, { exact: true })).toBeVisible();
  },
};
