import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { nd } from "@polyportal/domain/programmes/nd";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { invoicePaths } from "@polyportal/domain/routes/invoice-paths";
import { paths } from "@polyportal/domain/routes/paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./generate-invoice.page.tsx";

const unknownPayer: FixedAnswers["lookupInvoice"] = {
  invoiceNumber: null,
  invoice: null,
  choices: [],
  prefill: {
    record: null,
    lastname: null,
    firstname: null,
    middlename: null,
    email: null,
    mobileNumber: "+2348012345678",
    sessionId: 3,
    session: "2026/2027",
    amount: 12_500,
    listedAlone: false,
  },
};

const shown = (answers: FixedAnswers) => (
  <ShownPage at={generateInvoiceOf(nd)} answers={answers}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Generate invoice",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  // What the story before has typed is no draft of this one's.
  beforeEach: () => removeDrafts(),
  render: () => shown({ lookupInvoice: unknownPayer }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};

/** Several types share the address: which of them is the first question. */
export const TypeToChoose: Story = {
  render: () => (
    <ShownPage at={paths.generateSubDegreeInvoice}>
      <Page />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: /Invoice Type/ })).toBeVisible();
  },
};

const offer = {
  id: 1,
  open: true,
  opensAt: null,
  closesAt: null,
  session: "2026/2027",
  sessionId: 3,
  amount: 12_500,
  from: false,
} as const;
const offers: FixedAnswers["listApplicationTypes"] = [
  { ...offer, programme: "nd", name: "ND APPLICATION " },
  { ...offer, programme: "hnd", name: "HND APPLICATION", open: false },
  { ...offer, programme: "pg", name: "POST GRADUATE APPLICATION", from: true },
];

/** Whatever takes applications now, by whom it is for; JAMB's number where the programme asks one. */
export const AnyProgramme: Story = {
  render: () => (
    <ShownPage
      at={invoicePaths.applicationInvoice}
      answers={{ listApplicationTypes: offers, lookupInvoice: unknownPayer }}
    >
      <Page />
    </ShownPage>
  ),
  play: async (context) => {
    const { canvas } = context;
    const type = await canvas.findByRole("combobox", { name: /Invoice Type/ });
    await expect(canvas.queryByRole("option", { name: "HND APPLICATION" })).toBeNull();
    await userEvent.selectOptions(type, "POST GRADUATE APPLICATION");
    await expect(await canvas.findByRole("combobox", { name: /Award/ })).toBeVisible();
    await askFor(canvas);
    await expect(
      await canvas.findByRole("link", { name: /please select an award$/ }),
    ).toBeVisible();
    await userEvent.selectOptions(type, "ND APPLICATION");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("textbox", { name: /^JAMB Number/ })).toBeVisible();
  },
};

/** HND at an address of its own. */
export const HndAlone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ShownPage at={invoicePaths.hndInvoice}>
      <Page />
    </ShownPage>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Generate HND Invoice" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: /Invoice Type/ })).toBeNull();
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** A payer whom the school does not know fills in the form. */
export const NewPayer: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Mobile Number/ }), "08012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("heading", { name: "Your details" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "None of these is mine" })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Surname/ }), "Yar’Adua-Okonkwo");
    await userEvent.type(canvas.getByRole("textbox", { name: /^First Name/ }), "Abdul-Rahman");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Email/ }), "abdul@example.com");
  },
};

const askFor = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /Mobile Number/ }), "08012345678");
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
};

/** Names and address are read back before anything is made, and can be changed. */
export const ReadBack: Story = {
  play: async (context) => {
    const { canvas } = context;
    await NewPayer.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Check your details" }));
    await expect(
      await canvas.findByRole("heading", { name: "Are these details right?" }),
    ).toHaveFocus();
    await expect(canvas.getByText("Yar’Adua-Okonkwo")).toBeVisible();
    await expect(canvas.getByText("abdul@example.com")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await expect(canvas.getByRole("textbox", { name: /^Surname/ })).toHaveValue("Yar’Adua-Okonkwo");
    await userEvent.click(canvas.getByRole("button", { name: "Check your details" }));
    await expect(await canvas.findByRole("button", { name: "Generate Invoice" })).toBeVisible();
  },
};

export const ReadBackOnAPhone: Story = {
  ...ReadBack,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** That somebody of these names has paid is said before a second invoice is made. */
export const SameNamesPaid: Story = {
  render: () =>
    shown({ lookupInvoice: unknownPayer, createInvoice: refusal("names_paid_already") }),
  play: async (context) => {
    const { canvas } = context;
    await ReadBack.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Generate Invoice" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("have paid already");
    await expect(canvas.queryByRole("button", { name: "Generate Invoice" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "It is for somebody else" })).toBeVisible();
  },
};

const knownPayer: FixedAnswers["lookupInvoice"] = {
  ...unknownPayer,
  prefill: {
    ...unknownPayer.prefill,
    record: "INV-2026-000017",
    lastname: "Ya***",
    firstname: "Ab***",
    email: "a***@…",
  },
};

/** What the school knows of the number is locked; whose it is not gets an empty form. */
export const NoneIsMine: Story = {
  render: () => shown({ lookupInvoice: knownPayer }),
  play: async ({ canvas }) => {
    await askFor(canvas);
    const surname = await canvas.findByRole("textbox", { name: "Surname" });
    await expect(surname).toHaveAttribute("readonly");
    await userEvent.click(canvas.getByRole("button", { name: "None of these is mine" }));
    const empty = canvas.getByRole("textbox", { name: /^Surname/ });
    await expect(empty).toHaveValue("");
    await expect(empty).not.toHaveAttribute("readonly");
  },
};

const severalInvoices: FixedAnswers["lookupInvoice"] = {
  ...knownPayer,
  choices: ["Ad*** A***", "Ad*** Chukwuemeka-*** Ol***", "Be*** Mu***"].map((fullName, index) => ({
    invoiceNo: `INV-2026-00001${index}`,
    fullName,
    state: index === 0 ? "paid" : "open",
    amount: 12_500,
    invoiceDate: "2026-11-20T10:00:00Z",
  })),
};

/** Several invoices stand for one number: a choice by masked names. */
export const Several: Story = {
  render: () => shown({ lookupInvoice: severalInvoices }),
  play: async ({ canvas }) => {
    await askFor(canvas);
    const heading = await canvas.findByRole("heading", { name: "Whose invoice?" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole("button", { name: /Be\*\*\* Mu/ })).toBeVisible();
  },
};

export const SeveralOnAPhone: Story = {
  ...Several,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const SeveralAndNoneIsMine: Story = {
  ...Several,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await Several.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "None of these is mine" }));
    await expect(await canvas.findByRole("textbox", { name: /^Surname/ })).toHaveValue("");
  },
};

export const Closed: Story = {
  render: () => shown({ lookupInvoice: refusal("application_closed") }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Mobile Number/ }), "08012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
