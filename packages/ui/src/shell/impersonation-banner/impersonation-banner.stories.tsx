import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ImpersonationBanner } from "./impersonation-banner.tsx";

const onEnd = fn();
const endsAt = "2026-11-20T10:00:00Z";

/** A clock that stands still until a story turns it. */
let clock = 0;
const left = (minutes: number, seconds = 0) => ({
  beforeEach: () => {
    clock = Date.parse(endsAt) - (minutes * 60 + seconds) * 1000;
  },
});

const meta = {
  component: ImpersonationBanner,
  parameters: { layout: "fullscreen" },
  args: {
    impersonator: "Adéwálé Fátímah Chidinma",
    impersonated: "Okonkwo-Babátúndé Oluwadamilola Chukwuemeka",
    endsAt,
    onEnd,
    now: () => clock,
  },
  beforeEach: () => void onEnd.mockClear(),
} satisfies Meta<typeof ImpersonationBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  ...left(14, 32),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Impersonation" })).toHaveTextContent(
      "Adéwálé Fátímah Chidinma is signed in as Okonkwo-Babátúndé Oluwadamilola Chukwuemeka",
    );
    await expect(canvas.getByRole("timer", { name: "Time left" })).toHaveTextContent("14:32");
    await expect(canvas.getByText("20 November 2026, 11:00 am")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(onEnd).not.toHaveBeenCalled();
  },
};

export const EndedByHand: Story = {
  ...left(14, 32),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "End session" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onEnd).toHaveBeenCalledOnce();
  },
};

/** The clock goes on: it is told at five minutes, not each second, and once when the time is up. */
export const RunsOut: Story = {
  ...left(6),
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("06:00");
    clock = Date.parse(endsAt) - 299_000;
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("04:59"), {
      timeout: 3000,
    });
    await expect(canvas.getByRole("status")).toHaveTextContent("5 minutes left in this session");
    clock = Date.parse(endsAt) + 1000;
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 3000 });
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(onEnd).toHaveBeenCalledOnce();
    await expect(canvas.getByText("This session is over.")).toBeVisible();
  },
};

export const ExpiryInThePast: Story = {
  ...left(-60),
  play: async ({ canvas }) => {
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("timer")).toHaveTextContent("00:00");
  },
};

/** Pressed just before the end: what runs already is not started again. */
export const Ending: Story = {
  ...left(-1),
  args: { busy: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "End session" }));
    await expect(onEnd).not.toHaveBeenCalled();
  },
};

export const LastMinute: Story = {
  ...left(0, 59),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1 minute left in this session");
  },
};

export const HoursLeft: Story = {
  ...left(125),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("2:05:00");
  },
};

export const UnreadableExpiry: Story = {
  args: { endsAt: "soon" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("-");
    await expect(onEnd).not.toHaveBeenCalled();
  },
};

export const LongNamesOnAPhone: Story = {
  ...left(9, 5),
  args: {
    impersonator: "عبد الرحمن بن محمد الأمين الكانمي",
    impersonated: "Oluwafunmilayo-Adébùkọ́lá Chukwuemeka-Okonkwo Ngozi Amarachi Ogunlesi-Balogun IV",
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { ...left(14, 32), globals: { theme: "dark" } };
