import type { ClearanceForm } from "@polyportal/api-client/contract/admission";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { rrr, student } from "../../testing/student.ts";
import { verification } from "../../testing/verification.ts";
import { Page } from "./clearance-form.page.tsx";

const form: ClearanceForm = {
  fullName: `${student.lastname} ${student.firstname} ${student.middlename}`,
  matricNumber: student.matricNumber,
  numberKind: "matric",
  faculty: "School of Engineering and Environmental Technology",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  programme: "National Diploma, full-time",
  level: "ND I",
  passport: null,
  admissionNumber: `ADM/${student.matricNumber}`,
  session: "2026/2027",
  rrr,
  components: [
    { name: "Admissions", office: "Admissions Office, Senate Building", state: "cleared" },
    { name: "Bursary", office: "Bursary, counter 4", state: "cleared" },
    { name: "Department", office: "Head of department", state: "waiting" },
    { name: "Medical", office: "Health Centre", state: "returned" },
  ],
  verification,
};

const meta = {
  title: "Pages/Clearance form",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (getClearanceForm: NonNullable<ShownPageProps["answers"]>["getClearanceForm"]) => (
  <ShownPage at={furtherPaths.clearanceForm} answers={{ getClearanceForm }}>
    <Page />
  </ShownPage>
);

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const ask = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /RRR/ }), rrr);
  await userEvent.type(canvas.getByRole("textbox", { name: /Day/ }), "28");
  await userEvent.type(canvas.getByRole("textbox", { name: /Month/ }), "2");
  await userEvent.type(canvas.getByRole("textbox", { name: /Year/ }), "2006{Enter}");
};

export const Begins: Story = { render: () => shown(form) };

export const Found: Story = {
  render: () => shown(form),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText("2 of 4")).toBeVisible();
  },
};

export const FoundOnPhone: Story = {
  ...Found,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const NotConfirmed: Story = {
  render: () => shown(refusal("acceptance_not_confirmed")),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(
      await canvas.findByText("Your acceptance fee has not been confirmed yet"),
    ).toBeVisible();
  },
};
