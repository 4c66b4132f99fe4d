import type { VerifiedDocument } from "@polyportal/api-client/contract/document";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { paths } from "@polyportal/domain/routes/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { rrr, student } from "../../testing/student.ts";
import { Page } from "./verify-document.page.tsx";

const code = "9F3K-22QX-7MPA";

const genuine: VerifiedDocument = {
  state: "genuine",
  code,
  name: "Receipt",
  school: "Alani State Polytechnic",
  issuedAt: "2026-11-20T09:14:00Z",
  withdrawnAt: null,
  facts: [
    { label: "Payer", value: `${student.lastname} ${student.firstname} ${student.middlename}` },
    { label: "Matric number", value: student.matricNumber },
    { label: "RRR", value: groupRrr(rrr) },
    { label: "Amount", value: "₦45,000.00" },
  ],
};

const untold = { name: null, issuedAt: null, facts: [] } as const;

const shown = (verifyDocument: VerifiedDocument, query = `?code=${code}&f=pO3xD0eTqz`) => (
  <ShownPage at={paths.verifyDocument + query} answers={{ verifyDocument }}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Verify document",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scanned: the answer is there without a touch. */
export const Genuine: Story = {
  render: () => shown(genuine),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Genuine")).toBeVisible();
    await expect(canvas.getByText("₦45,000.00")).toBeVisible();
  },
};

export const Altered: Story = {
  render: () => shown({ ...genuine, ...untold, state: "altered", facts: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Altered")).toBeVisible();
  },
};

/** Typed from the paper, and given out under another code since. */
export const Withdrawn: Story = {
  render: () =>
    shown({ ...genuine, state: "withdrawn", withdrawnAt: "2026-11-21T10:00:00Z", facts: [] }, ""),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Verification Code/ }), code);
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
    await expect(await canvas.findByText("Withdrawn", { selector: "span" })).toBeVisible();
  },
};
