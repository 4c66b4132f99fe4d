import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ProgrammePage } from "@polyportal/api-client/contract/application-programme";
import { offline, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { programmePath, programmesPath } from "@polyportal/domain/programmes/page-paths";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./programme.page.tsx";
import { Page as Programmes } from "./programmes.page.tsx";

const closed: ProgrammePage = {
  open: false,
  opensAt: "2027-01-04T08:00:00Z",
  closesAt: "2027-03-20T22:59:59Z",
  session: "2026/2027",
  fees: [
    { award: "Postgraduate Diploma", amount: 20_000 },
    { award: "Doctorate", amount: 1_250_000 },
  ],
  departments: [
    {
      faculty: "School of Engineering Technology",
      name: "Agricultural and Bio-Environmental Engineering",
      asks: [
        "5 credits in the O-level result, among them Mathematics, English Language, Further Mathematics and Technical Drawing",
      ],
      requirements: "An HND at Lower Credit or a second class degree of an accredited institution.",
    },
    { faculty: "School of Science", name: "Computer Science", asks: [], requirements: "" },
  ],
  asOf: "2026-11-26T08:00:00Z",
};

const shown = (answers: FixedAnswers, hash = "") => (
  <ShownPage at={programmePath("pg") + hash} answers={answers}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Programme",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed yet: who gives an address is told, and hears the same whatever is known of it. */
export const Closed: Story = {
  render: () => shown({ getProgrammePage: closed, askWhenOpen: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Opens 4 January 2027")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Generate an invoice" })).toBeNull();
    await userEvent.type(await canvas.findByRole("textbox", { name: /Email/ }), "a@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Tell me" }));
    await expect(await canvas.findByText(/If this address does not wait already/)).toBeVisible();
  },
};

export const OpenOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => shown({ getProgrammePage: { ...closed, open: true, opensAt: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Generate an invoice" })).toBeVisible();
  },
};

/** From the letter: a press confirms, never the opening of the link. */
export const FromTheLetter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () =>
    shown(
      { getProgrammePage: closed, confirmWhenOpen: { programme: "pg" }, endWhenOpen: {} },
      `#${"a".repeat(43)}`,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Confirm" }));
    await expect(await canvas.findByText(/You will be told when applications/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Do not tell me" }));
    await expect(await canvas.findByText(/the address is forgotten/)).toBeVisible();
  },
};

/** Without the school's records the page still says what it knows. */
export const NotFetched: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => shown({ getProgrammePage: offline() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Documents" })).toBeVisible();
  },
};

const finderAt = (search: string) => (
  <ShownPage at={programmesPath + search} answers={{ listApplicationTypes: [] }}>
    <Programmes />
  </ShownPage>
);

/** Questions that lead to one or two programmes; another answer puts the later ones away. */
export const Finder: Story = {
  render: () => finderAt("?answers=0.1.0.2"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/teach in the evening and at weekends/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Yes" }));
    await expect(canvas.queryByText(/teach in the evening and at weekends/)).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "I chose this school with JAMB" }));
    await expect(await canvas.findByText(/apply for ND/)).toBeVisible();
  },
};
