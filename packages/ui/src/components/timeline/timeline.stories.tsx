import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { TimelineEvent } from "./timeline.tsx";
import { Timeline } from "./timeline.tsx";

const student = "Oluwadamilola Chukwuemeka Adébáyọ̀-Ogunlesi";
const officer = "Aisha Bello Abdulrahman";

const invoice: readonly TimelineEvent[] = [
  {
    id: "receipt",
    at: "2026-11-23T09:41:00+01:00",
    who: student,
    what: "printed the receipt",
  },
  {
    id: "paid",
    at: "2026-11-23T09:12:00+01:00",
    what: "The payment of ₦1,250,000.00 came",
    detail: "RRR 3100 0776 9676, at a branch of Zenith Bank",
    kind: "success",
  },
  {
    id: "refused",
    at: "2026-11-21T16:05:00+01:00",
    what: "The bank refused the payment",
    detail: "Not enough money on the account.",
    kind: "fail",
  },
  {
    id: "waits",
    at: "2026-11-21T16:02:00+01:00",
    who: student,
    what: "began to pay",
    kind: "unapproved",
  },
  {
    id: "changed",
    at: "2026-11-20T11:30:00+01:00",
    who: officer,
    what: "changed the amount",
    detail: "From ₦1,350,000.00 to ₦1,250,000.00: a sponsor’s share was taken off twice.",
    kind: "warning",
  },
  { id: "made", at: "2026-11-20T08:00:00+01:00", who: student, what: "generated the invoice" },
];

const onRetry = fn();

const meta = {
  component: Timeline,
  args: { label: "History of the invoice INV-2026-004812", events: invoice },
  beforeEach: () => void onRetry.mockClear(),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "23 November 2026",
      "21 November 2026",
      "20 November 2026",
    ]);
    await expect(canvas.getByText("refused", { exact: false })).toHaveTextContent(
      "The bank refused the payment, 4:05 pm",
    );
  },
};

const long = Array.from({ length: 24 }, (_, index): TimelineEvent => {
  const day = String(24 - Math.floor(index / 2)).padStart(2, "0");
  return {
    id: String(index),
    at: `2026-10-${day}T${index % 2 ? "09:15" : "14:40"}:00+01:00`,
    who: index % 3 ? officer : student,
    what: index % 3 ? "looked at the record" : "changed the phone number",
  };
});

/** A long history shows its newest events; the focus continues where the rest begins. */
export const Long: Story = {
  args: { label: "History of the student’s record", events: long, atFirst: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/record|phone/)).toHaveLength(5);
    canvas.getByRole("button", { name: "Show 19 more" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByText(/record|phone/)).toHaveLength(24);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(document.activeElement).toHaveTextContent(/, 9:15 am$/);
  },
};

export const Collapsed: Story = { args: Long.args };

/** If only one more is hidden, it is shown too. */
export const OneMore: Story = {
  args: { events: long.slice(0, 6), atFirst: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = {
  args: { label: "History of the invoice INV-2026-004813", events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing has happened yet.")).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

/** The caller says what comes next, and when. */
export const EmptyWithItsNextStep: Story = {
  args: { events: [], empty: "The history begins when the payment of ₦1,250,000.00 has come." },
};

/** While loading: grey lines, and words for screen readers. */
export const Loading: Story = {
  args: { events: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Loading History of the invoice INV-2026-004812",
    );
    await expect(canvas.queryByText("Nothing has happened yet.")).toBeNull();
  },
};

const failure = { message: "The school’s records cannot be reached just now.", onRetry };

export const Failing: Story = {
  args: { events: [], failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(failure.message);
    await expect(canvas.queryByText("Nothing has happened yet.")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Loaded events stay if the next ones fail. */
export const FailingFurtherDown: Story = {
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("printed the receipt")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Some records only know the day. */
export const WithoutHours: Story = {
  args: {
    label: "History of the admission",
    events: [
      { id: "b", at: "2026-10-05", what: "Admission accepted", kind: "success" },
      { id: "a", at: "2026-09-28", what: "Admission offered" },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { density: "compact" },
};
