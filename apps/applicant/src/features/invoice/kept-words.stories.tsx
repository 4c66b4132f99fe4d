import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { applicationMessages } from "@polyportal/domain/messages/application";
import { invoiceFormMessages as messages } from "@polyportal/domain/messages/invoice-form";
import { nd } from "@polyportal/domain/programmes/nd";
import { invoicePaths } from "@polyportal/domain/routes/invoice-paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { useState } from "react";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./generate-invoice.page.tsx";

const answers: FixedAnswers = {
  listApplicationTypes: [
    {
      id: 1,
      programme: "nd",
      name: nd.applicationName,
      open: true,
      opensAt: null,
      closesAt: null,
      session: "2026/2027",
      sessionId: 3,
      amount: 12_500,
      from: false,
    },
  ],
  lookupInvoice: ({ regNumber }) => ({
    invoiceNumber: null,
    invoice: null,
    choices: [],
    prefill: {
      record: null,
      lastname: null,
      firstname: null,
      middlename: null,
      email: null,
      mobileNumber: regNumber,
      sessionId: 3,
      session: "2026/2027",
      amount: 12_500,
      listedAlone: false,
    },
  }),
  createInvoice: refusal("invalid_input", { jambNumber: applicationMessages.jambNumberStands }),
};

/** A page that is left and opened again, as by who ends the tab. */
function Reopened() {
  const [opened, setOpened] = useState(1);
  return (
    <>
      <button type="button" className="min-h-11 px-3" onClick={() => setOpened(opened + 1)}>
        End the tab
      </button>
      <ShownPage key={opened} at={invoicePaths.applicationInvoice} answers={answers}>
        <Page />
      </ShownPage>
    </>
  );
}

const meta = {
  title: "Pages/Invoice form on the device",
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs"],
  beforeEach: () => {
    removeDrafts();
    return () => removeDrafts();
  },
  render: () => <Reopened />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: RegExp) => canvas.findByRole("textbox", { name });

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }));

const askFor = async (canvas: Canvas, phone: string) => {
  const type = await canvas.findByRole("combobox", { name: /Invoice Type/ });
  await userEvent.selectOptions(type, "ND APPLICATION");
  await userEvent.type(await box(canvas, /Mobile Number/), phone);
  await press(canvas, "Continue");
};

const fillIn = async (canvas: Canvas) => {
  await askFor(canvas, "08012345678");
  await userEvent.type(await box(canvas, /^Surname/), "Okonkwo");
  await userEvent.type(await box(canvas, /^First Name/), "Ngọzi");
  await userEvent.type(await box(canvas, /^Email/), "ngozi@example.com");
  await userEvent.type(await box(canvas, /^JAMB Number/), "202612345678AB");
};

const onDevice = () => JSON.stringify(localStorage);

/** What was typed before the tab ended is back: what the look-up asks at once, the details once it is asked again. */
export const ComesBack: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, "End the tab");
    await expect(await box(canvas, /Mobile Number/)).toHaveValue("08012345678");
    await expect(canvas.getByRole("combobox", { name: /Invoice Type/ })).toHaveValue("nd");
    await press(canvas, "Continue");
    await expect(await box(canvas, /^Surname/)).toHaveValue("Okonkwo");
    await expect(await box(canvas, /^First Name/)).toHaveValue("Ngọzi");
    await expect(await box(canvas, /^Email/)).toHaveValue("ngozi@example.com");
    await expect(await box(canvas, /^JAMB Number/)).toHaveValue("202612345678AB");
  },
};

/** Another person's words on a shared phone: another number shows none of them, and one press empties the form. */
export const NotTheirs: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, "End the tab");
    await expect(await canvas.findByRole("status")).toHaveTextContent(/What you typed before/);
    await press(canvas, messages.emptyForm);
    await waitFor(() => expect(onDevice()).not.toContain('"mobileNumber'));
    await askFor(canvas, "08087654321");
    await expect(await box(canvas, /^Surname/)).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: messages.emptyForm })).toBeNull();
  },
};

/** That a JAMB number stands already is told at its field, before anybody pays. */
export const JambNumberStands: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, messages.toCheck);
    await press(canvas, "Generate Invoice");
    const field = await box(canvas, /^JAMB Number/);
    await expect(field).toHaveAccessibleDescription(
      `Error: ${applicationMessages.jambNumberStands}`,
    );
    await expect(field).toHaveValue("202612345678AB");
  },
};
