import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./transcripts.page.tsx";

type Request = Output<"getTranscriptRequest">;
type Row = Output<"listTranscriptRequests">["items"][number];

const row: Row = {
  id: "t-1",
  code: "TR-4K7M-2QX9",
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  matricNumber: "ND/COM/22/0001",
  numberKind: "matric",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  state: "checking",
  owner: "Ọ̀ṣúntóún Adébùkọ́lá Grace",
  mine: false,
  promised: "2026-11-20",
  late: true,
  waitsFor: "The sheet of COM 211 is with the board.",
  orderedAt: "2026-11-06T09:00:00.000Z",
  destinations: 2,
};

const fresh = { promised: "2026-12-10", late: false, waitsFor: "" } as const;

const items: Row[] = [
  row,
  { ...row, ...fresh, id: "t-2", code: "TR-2222-PA2D", state: "paid", owner: null },
  { ...row, ...fresh, id: "t-3", code: "TR-2222-PREP", state: "prepared", mine: true },
  { ...row, ...fresh, id: "t-4", code: "TR-2222-SGND", state: "signed" },
];

const unsent = {
  sentAt: null,
  dispatched: "",
  receivedAt: null,
  missingAt: null,
  askedUntil: null,
};

const { destinations: _, ...one } = row;

const request: Request = {
  ...one,
  email: "chukwuemeka.yaradua-okonkwo@graduates.example",
  phone: "+2348031234567",
  steps: [
    { state: "unpaid", at: "2026-11-06T09:00:00.000Z" },
    { state: "paid", at: "2026-11-06T09:14:00.000Z" },
    { state: "checking", at: "2026-11-09T10:00:00.000Z" },
  ],
  destinations: [
    {
      position: 0,
      kind: "evaluator",
      name: "World Education Services",
      country: "Canada",
      delivery: "courier",
      address: "2 Carlton Street, Suite 1400, Toronto",
      email: "",
      reference: "5512345",
      ...unsent,
    },
    {
      position: 1,
      kind: "employer",
      name: "Dangote Cement",
      country: "Nigeria",
      delivery: "electronic",
      address: "",
      email: "human.resources@cement.example",
      reference: "",
      ...unsent,
    },
  ],
  debt: 25_000,
  missing: [{ code: "COM 211", title: "Programming", session: "2023/2024" }],
  amendedAt: null,
  held: [],
};

const signed: Request = {
  ...request,
  ...fresh,
  id: "t-4",
  code: "TR-2222-SGND",
  state: "signed",
  debt: 0,
  missing: [],
  destinations: request.destinations.map((place) =>
    place.position === 1 ? { ...place, sentAt: "2026-11-25T10:00:00.000Z" } : place,
  ),
};

const meta = {
  title: "Pages/Transcript Requests",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.transcripts,
    profile: superAdministrator,
    answers: {
      listTranscriptRequests: { items, total: 4 },
      getTranscriptRequest: request,
      dispatchTranscript: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("20 Nov 2026, late"))[0]).toBeVisible();
    await expect(canvas.getAllByText("Nobody yet")[0]).toBeVisible();
  },
};

/** What is in the way stands beside what can be done. */
export const OneOpen: Story = {
  args: { at: `${staffPaths.transcripts}?open=t-1` },
  play: async () => {
    await expect(
      await screen.findByText("₦25,000.00 of the school fees are not paid."),
    ).toBeVisible();
    for (const name of ["Take it over", "Prepared", "Say why it waits"]) {
      await expect(screen.getByRole("button", { name })).toBeVisible();
    }
    await expect(screen.queryByRole("button", { name: "Sign" })).toBeNull();
  },
};

/** Of whom no matric number was given, the admission number stands, called so. */
export const AdmissionNumber: Story = {
  args: {
    at: `${staffPaths.transcripts}?open=t-1`,
    answers: {
      ...meta.args.answers,
      getTranscriptRequest: {
        ...request,
        matricNumber: "ADM/ND/COM/22/0001",
        numberKind: "admission",
      },
    },
  },
  play: async () => {
    const panel = within(await screen.findByRole("region", { name: "Request TR-4K7M-2QX9" }));
    await expect(await panel.findByText("Admission number")).toBeVisible();
    await expect(panel.queryByText("Matric number")).toBeNull();
  },
};

/** What is signed leaves for one destination after the other. */
export const Sends: Story = {
  args: {
    at: `${staffPaths.transcripts}?open=t-4`,
    answers: { ...meta.args.answers, getTranscriptRequest: signed },
  },
  play: async () => {
    await expect(await screen.findByText("Sent on 25 November 2026")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    const form = within(
      await screen.findByRole("dialog", {
        name: "Send the transcript to World Education Services",
      }),
    );
    await expect(form.getByRole("textbox", { name: /Followed by/ })).toBeVisible();
  },
};

/** A result was amended after the signature: it goes back. */
export const Amended: Story = {
  args: {
    at: `${staffPaths.transcripts}?open=t-4`,
    answers: {
      ...meta.args.answers,
      getTranscriptRequest: {
        ...signed,
        destinations: request.destinations,
        amendedAt: "2026-11-26T08:00:00.000Z",
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/was amended on 26 November 2026/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Return" })).toBeVisible();
  },
};

/** One is there, one is not: it waits in the queue again. */
export const NotArrived: Story = {
  args: {
    at: `${staffPaths.transcripts}?open=t-4`,
    answers: {
      ...meta.args.answers,
      getTranscriptRequest: {
        ...signed,
        state: "sent",
        waitsFor: "Dangote Cement has not received it. The school looks for it.",
        destinations: request.destinations.map((place) => ({
          ...place,
          sentAt: "2026-11-20T10:00:00.000Z",
          ...(place.position === 0
            ? { receivedAt: "2026-11-25T10:00:00.000Z", dispatched: "EE 123 456 789 NG" }
            : { missingAt: "2026-11-26T10:00:00.000Z" }),
        })),
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText("Received on 25 November 2026")).toBeVisible();
    await expect(screen.getByText(/on 26 November 2026 that it has not arrived/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Send again" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Ask the receiver" })).toBeVisible();
  },
};
