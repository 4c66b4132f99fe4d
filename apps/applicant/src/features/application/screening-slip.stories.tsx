import type { ScreeningSlip } from "@polyportal/api-client/contract/application-screening";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { openInvoice } from "../../testing/invoice.ts";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { student } from "../../testing/student.ts";
import { verification } from "../../testing/verification.ts";
import { Page } from "./screening-slip.page.tsx";

const slip: ScreeningSlip = {
  fullName: `${student.lastname} ${student.firstname} ${student.middlename}`,
  jambNumber: "202612345678AB",
  applicationNumber: "ND/2026/004127",
  programme: "ND",
  course: "Agricultural and Bio-Environmental Engineering Technology",
  session: "2026/2027",
  startsAt: "2026-12-10T08:00:00Z",
  venue: "ICT Centre, Hall B",
  address: "Main Campus, behind the Senate Building",
  seat: 114,
  extraTime: false,
  bring: ["This slip", "The original JAMB result slip"],
  passport: null,
  verification,
};

const meta = {
  title: "Pages/Screening slip",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (getPutmeSlip: NonNullable<ShownPageProps["answers"]>["getPutmeSlip"]) => (
  <ShownPage at={furtherPaths.screeningSlip} answers={{ getPutmeSlip }}>
    <Page />
  </ShownPage>
);

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const ask = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /JAMB/ }), slip.jambNumber);
  await userEvent.type(canvas.getByRole("textbox", { name: /Phone/ }), "08031234567{Enter}");
};

export const Begins: Story = { render: () => shown({ slip, invoice: null }) };

export const Seated: Story = {
  render: () => shown({ slip, invoice: null }),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText("ICT Centre, Hall B")).toBeVisible();
  },
};

export const SeatedOnPhone: Story = {
  ...Seated,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const FeeFirst: Story = {
  render: () =>
    shown({
      slip: null,
      invoice: {
        ...openInvoice,
        id: null,
        programme: null,
        fullName: "Ad*** Ol***",
        description: "Screening slip 2026/2027",
        verification: null,
      },
    }),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText("Pay for the slip first")).toBeVisible();
  },
};

export const NotOutYet: Story = {
  render: () => shown(refusal("screening_not_out")),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText("Your screening date is not out yet")).toBeVisible();
  },
};
