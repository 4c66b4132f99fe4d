import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SeasonCrest, SeasonLights } from "./season-lights.tsx";

const meta = { component: SeasonLights } satisfies Meta<typeof SeasonLights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const December: Story = {
  args: { lit: true },
  render: (args) => (
    <div className="relative border border-line bg-paper-raised">
      <SeasonLights {...args} />
      <div className="flex justify-center p-8">
        <SeasonCrest schoolName="Gateway City Polytechnic" festive className="size-24" />
      </div>
    </div>
  ),
};

export const OnAPhone: Story = { ...December, globals: { viewport: { value: "phone" } } };

export const OtherMonths: Story = {
  args: { lit: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-season]")).toBeNull();
  },
};

/** By the date in the toolbar. */
export const ByTheCalendar: Story = {
  globals: { date: "december" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-season]")).toBeVisible());
    await expect(new Date().toISOString()).toBe("2026-12-18T08:30:00.000Z");
  },
};
