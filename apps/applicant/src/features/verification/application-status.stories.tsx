import type { Output } from "@polyportal/api-client/client/client";
import type { OwnStatus } from "@polyportal/api-client/contract/application-status";
import { applicationStatusWords as words } from "@polyportal/domain/messages/application-status.words";
import { applicationStandingWords } from "@polyportal/domain/messages/application-standing.words";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { rrr } from "../../testing/student.ts";
import { Page } from "./application-status.page.tsx";

const standing: Output<"getApplicationStatus"> = {
  paid: true,
  sections: { saved: 12, of: 12 },
  submitted: true,
  next: "wait",
  path: "/pg_login",
};

const own: OwnStatus = {
  standing,
  seat: {
    startsAt: "2026-12-14T08:00:00Z",
    venue: "Computer-Based Test Centre, Hall B",
    address: "School of Science and Computing, Main Campus, Ọ̀yọ́ Road",
    seat: 142,
  },
  slipAt: null,
  references: { named: 3, asked: 3, given: 1, declined: 1 },
  awaited: [{ what: "transcript", came: false }],
  result: { score: 71.5, aggregate: 68.25 },
  decision: "submitted",
  admissionNumber: null,
};

const meta = {
  title: "Pages/Application status",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a stranger reads, what may be handed on, and what the applicant's own device is told besides. */
export const Told: Story = {
  render: () => (
    <ShownPage
      at={`${furtherPaths.applicationStatus}?RRR=${rrr}`}
      answers={{ getApplicationStatus: standing, getOwnApplicationStatus: own }}
    >
      <Page />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: words.show }));
    await expect(await canvas.findByText("12 of 12 saved")).toBeVisible();
    const shared =
      canvas
        .getByRole("link", { name: applicationStandingWords.byWhatsApp })
        .getAttribute("href") ?? "";
    const text = new URL(shared).searchParams.get("text");
    await expect(text).toContain("paid; sections: 12 of 12 saved; submitted.");
    await expect(
      canvas.getByRole("link", { name: applicationStandingWords.bySms }),
    ).toHaveAttribute("href", `sms:?body=${encodeURIComponent(text ?? "")}`);
    await userEvent.click(canvas.getByRole("button", { name: words.more }));
    await expect(await canvas.findByText(/Hall B.*seat 142/)).toBeVisible();
    await expect(canvas.getByText("3 of 3 asked, 1 given, 1 declined")).toBeVisible();
  },
};

/** The seat is told by the slip, once its fee is paid: the way there stands in its place. */
export const SlipDue: Story = {
  render: () => (
    <ShownPage
      at={`${furtherPaths.applicationStatus}?RRR=${rrr}`}
      answers={{
        getApplicationStatus: standing,
        getOwnApplicationStatus: { ...own, seat: null, slipAt: furtherPaths.screeningSlip },
      }}
    >
      <Page />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: words.show }));
    await userEvent.click(await canvas.findByRole("button", { name: words.more }));
    const way = await canvas.findByRole("link", { name: applicationStandingWords.toSlip });
    await expect(way).toHaveAttribute("href", furtherPaths.screeningSlip);
  },
};
