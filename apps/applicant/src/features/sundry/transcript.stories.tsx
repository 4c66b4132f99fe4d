import type {
  Graduate,
  TrackedTranscript,
} from "@polyportal/api-client/contract/sundry-transcript";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { openInvoice } from "../../testing/invoice.ts";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { student } from "../../testing/student.ts";
import { Page } from "./transcript.page.tsx";

const fullName = `${student.lastname} ${student.firstname} ${student.middlename}`;

const graduate: Graduate = {
  ticket: "ticket",
  fullName,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  fees: [
    { delivery: "electronic", amount: 10_000, workingDays: 5 },
    { delivery: "sealed", amount: 12_500, workingDays: 7 },
    { delivery: "courier", amount: 1_250_000, workingDays: 10 },
  ],
  requests: [],
  debt: 0,
  missing: [],
};

const tracked: TrackedTranscript = {
  code: "TR-4K7M-2QX9",
  state: "checking",
  promised: "2026-12-10",
  waitsFor: "The sheet of COM 211 is with the board.",
  steps: [
    { state: "unpaid", at: "2026-11-20T09:00:00Z" },
    { state: "paid", at: "2026-11-20T09:14:00Z" },
    { state: "checking", at: "2026-11-23T10:00:00Z" },
  ],
  destinations: [
    {
      kind: "evaluator",
      name: "World Education Services",
      country: "Canada",
      delivery: "sealed",
      reference: "5512345",
      sentAt: null,
      dispatched: "",
      receivedAt: null,
      missingAt: null,
    },
  ],
};

const meta = {
  title: "Pages/Transcripts",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const shown = (answers: ShownPageProps["answers"] = {}, query = "") => (
  <ShownPage
    at={furtherPaths.transcript + query}
    answers={{
      identifyGraduate: {},
      verifyGraduateCode: graduate,
      trackTranscript: tracked,
      ...answers,
    }}
  >
    <Page />
  </ShownPage>
);

const identify = async (canvas: Canvas) => {
  await userEvent.type(
    canvas.getByRole("textbox", { name: /Matric or admission number/ }),
    student.matricNumber,
  );
  await userEvent.type(canvas.getByRole("textbox", { name: /Surname/ }), "Adébáyọ̀");
  await userEvent.type(canvas.getByRole("textbox", { name: /Day/ }), "19");
  await userEvent.type(canvas.getByRole("textbox", { name: /Month/ }), "7");
  await userEvent.type(canvas.getByRole("textbox", { name: "Year" }), "2002");
  await userEvent.type(canvas.getByRole("textbox", { name: /Year in which/ }), "2024{Enter}");
  return canvas.findByRole("textbox", { name: /^Code/ });
};

const order = async (canvas: Canvas) => {
  await userEvent.type(await identify(canvas), "123456{Enter}");
  await expect(
    await canvas.findByRole("heading", { name: `Transcripts for ${fullName}` }),
  ).toHaveFocus();
};

export const Begins: Story = { render: () => shown() };

/** Whatever was entered, this is what is said. */
export const CodeAsked: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await identify(canvas);
    await expect(
      canvas.getByText("if this is on record, a code has been sent to the contact on record"),
    ).toBeVisible();
  },
};

export const AllInOrder: Story = {
  render: () => shown(),
  play: async ({ canvas }) => order(canvas),
};

/** What could keep a transcript back is told before anything is paid. */
export const DebtAndMissingResults: Story = {
  render: () =>
    shown({
      verifyGraduateCode: {
        ...graduate,
        debt: 45_000,
        missing: [{ code: "COM 211", title: "Computer Programming", session: "2023/2024" }],
      },
    }),
  play: async ({ canvas }) => {
    await order(canvas);
    await expect(canvas.getByText(/COM 211/)).toBeVisible();
  },
};

/** A receiver has moved: until the transcript is signed, so can its address. */
export const AddressChanged: Story = {
  render: () =>
    shown({
      verifyGraduateCode: {
        ...graduate,
        requests: [
          {
            code: "TR-4K7M-2QX9",
            state: "checking",
            destinations: [
              {
                position: 0,
                name: "World Education Services",
                delivery: "sealed",
                address: "2 Carlton Street, Toronto",
                email: "",
              },
            ],
          },
        ],
      },
      changeTranscriptAddress: {},
    }),
  play: async ({ canvas }) => {
    await order(canvas);
    const address = canvas.getByRole("textbox", { name: /Address of World/ });
    await userEvent.clear(address);
    await userEvent.type(address, "1 King Street, Toronto");
    await userEvent.click(canvas.getByRole("button", { name: "Save the address" }));
    await expect(await canvas.findByText(/goes to the new address/)).toBeVisible();
  },
};

/** A second destination, which goes by courier, asks for an address. */
export const TwoDestinations: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await order(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Add a destination" }));
    const [, second] = await canvas.findAllByRole("radio", { name: /Courier/ });
    if (second) await userEvent.click(second);
    await expect(await canvas.findByRole("textbox", { name: /^Address/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove destination 1" }));
    await expect(canvas.queryByText("Destination 2")).toBeNull();
  },
};

export const OnPhone: Story = {
  ...AllInOrder,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** Who gets no code shows an identity card: what is heard is the same for all. */
export const WithoutCode: Story = {
  render: () => shown({ sendIdentityCard: {} }),
  play: async ({ canvas }) => {
    await identify(canvas);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Show an identity card instead" }),
    );
    await userEvent.type(
      await canvas.findByRole("textbox", { name: /^E-mail address/ }),
      "zainab@example.com",
    );
    const pdf = new File(["%PDF-1.4"], "nin.pdf", { type: "application/pdf" });
    await userEvent.upload(canvas.getByLabelText(/^Identity card/), pdf);
    await userEvent.click(canvas.getByRole("button", { name: "Send to the registry" }));
    await expect(await canvas.findByText(/writes to the address that you gave/)).toBeVisible();
  },
};

/** The invoice, and the code by which the request is followed. */
export const Ordered: Story = {
  render: () =>
    shown({
      createTranscriptRequest: {
        code: "TR-4K7M-2QX9",
        invoice: {
          ...openInvoice,
          id: null,
          programme: null,
          description: "Transcript to World Education Services 2026/2027",
          verification: null,
        },
      },
    }),
  play: async ({ canvas }) => {
    await order(canvas);
    await userEvent.type(canvas.getByRole("textbox", { name: /Name of/ }), "WES");
    await userEvent.type(canvas.getByRole("textbox", { name: /Country/ }), "Canada");
    await userEvent.type(canvas.getByRole("textbox", { name: /E-mail/ }), "in@wes.example{Enter}");
    await expect(await canvas.findByText("TR-4K7M-2QX9")).toBeVisible();
  },
};

export const Followed: Story = {
  render: () => shown({}, "?code=TR-4K7M-2QX9"),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show how it stands" }));
    await expect(await canvas.findByText(/COM 211 is with the board/)).toBeVisible();
  },
};

export const UnknownCode: Story = {
  render: () => shown({ trackTranscript: refusal("details_not_found") }, "?code=TR-2222-2222"),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show how it stands" }));
    await expect(await canvas.findByText("Nothing was found under these details")).toBeVisible();
  },
};
