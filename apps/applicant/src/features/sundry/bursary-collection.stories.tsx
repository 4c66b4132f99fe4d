import type { PublicCharge } from "@polyportal/api-client/contract/sundry-public";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { openInvoice } from "../../testing/invoice.ts";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { student } from "../../testing/student.ts";
import { Page } from "./bursary-collection.page.tsx";

const meta = {
  title: "Pages/Bursary collection",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const charges: PublicCharge[] = [
  { code: "BUR-001", name: "Hire of the convocation hall", least: 150_000, most: 600_000 },
  { code: "BUR-005", name: "Vehicle sticker", least: 2_000, most: 2_000 },
  {
    code: "BUR-007",
    name: "Verification of a certificate for an employer outside Nigeria",
    least: 1_250_000,
    most: 1_250_000,
  },
];

const shown = (answers: ShownPageProps["answers"] = {}) => (
  <ShownPage
    at={furtherPaths.bursaryCollection}
    answers={{ listPublicCharges: charges, ...answers }}
  >
    <Page />
  </ShownPage>
);

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const choose = async (canvas: Canvas, typed: string) => {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Charge" }), `${typed}{Enter}`);
};

export const Begins: Story = {
  render: () => shown(),
  play: async ({ canvas }) => void (await canvas.findByRole("combobox", { name: "Charge" })),
};

export const Loading: Story = { render: () => shown({ listPublicCharges: waiting }) };

export const NothingCollected: Story = {
  render: () => shown({ listPublicCharges: [] }),
  play: async ({ canvas }) => void (await canvas.findByText(words.noCharges)),
};

export const Failed: Story = {
  render: () => shown({ listPublicCharges: refusal("server_error") }),
  play: async ({ canvas }) => void (await canvas.findByRole("button", { name: /Try again/i })),
};

export const SeveralChosen: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await choose(canvas, "hall");
    await choose(canvas, "sticker");
    await expect(canvas.getByRole("textbox", { name: /Amount: Hire/ })).toBeVisible();
    await expect(canvas.getByText("Amount: Vehicle sticker")).toBeVisible();
    // What is chosen is offered no second time.
    await userEvent.click(canvas.getByRole("combobox", { name: "Charge" }));
    await expect(canvas.queryByRole("option", { name: /sticker/ })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

export const SeveralChosenOnPhone: Story = {
  ...SeveralChosen,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const ForSomebodyElse: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await choose(canvas, "sticker");
    await userEvent.click(canvas.getByRole("radio", { name: /Somebody else/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Generate the invoice" }));
    await expect(await canvas.findAllByText("please input surname")).not.toHaveLength(0);
  },
};

/** Whoever gives a number sees enough to recognise the person, and to pay. */
export const ForAStudent: Story = {
  render: () =>
    shown({
      createPublicInvoice: {
        invoice: { ...openInvoice, id: null, programme: null, fullName: "AO", verification: null },
        department: "Agricultural and Bio-Environmental Engineering Technology",
      },
    }),
  play: async ({ canvas }) => {
    await choose(canvas, "sticker");
    await userEvent.type(
      canvas.getByRole("textbox", { name: /Matric or admission number/ }),
      `${student.matricNumber}{Enter}`,
    );
    await expect(await canvas.findByText("Is this the right person?")).toBeVisible();
  },
};

export const NobodyOfThatNumber: Story = {
  render: () =>
    shown({
      createPublicInvoice: refusal("payer_not_found", {
        number: "No student or applicant was found under this number.",
      }),
    }),
  play: async ({ canvas }) => {
    await choose(canvas, "sticker");
    await userEvent.type(
      canvas.getByRole("textbox", { name: /Matric or admission number/ }),
      "ND{Enter}",
    );
    await expect(
      await canvas.findByRole("textbox", { name: /Matric or admission number/ }),
    ).toHaveAccessibleDescription(/No student or applicant/);
  },
};
