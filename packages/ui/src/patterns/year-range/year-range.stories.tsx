import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { institutionSchema } from "@polyportal/domain/application/steps/institution/schema";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { years } from "../form/story-lists.ts";
import { YearRange } from "./year-range.tsx";

const { dateFrom, dateTo } = institutionSchema.shape;

const meta = {
  component: YearRange,
  args: {
    from: { name: "dateFrom", label: "Start year" },
    to: { name: "dateTo", label: "End year" },
    years,
    required: true,
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ dateFrom, dateTo })}
        defaults={parameters["stay"] ?? { dateFrom: "", dateTo: "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof YearRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The end year follows the start year, and earlier years are not offered. */
export const Chosen: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const start = canvas.getByRole("combobox", { name: /Start year/ });
    const end = canvas.getByRole<HTMLSelectElement>("combobox", { name: /End year/ });
    await expect(end).toBeDisabled();
    await userEvent.selectOptions(start, "2022");
    await expect(end).toBeEnabled();
    await expect(end).toHaveValue("2022");
    await expect(Array.from(end.options, ({ text }) => text)).toEqual([
      "Select",
      "2026",
      "2025",
      "2024",
      "2023",
      "2022",
    ]);
    await userEvent.selectOptions(end, "2025");
    await userEvent.selectOptions(start, "2019");
    await expect(end).toHaveValue("2019");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"dateFrom":"2019","dateTo":"2019"}')).toBeVisible();
  },
};

export const Missing: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("link", { name: /^.+: enter start date$/ })).toBeVisible();
  },
};

export const Empty: Story = {};
export const Filled: Story = { parameters: { stay: { dateFrom: "2019", dateTo: "2022" } } };

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { stay: { dateFrom: "2019", dateTo: "2022" } },
  play: async ({ canvas }) => {
    for (const year of canvas.getAllByRole("combobox")) await expect(year).toBeDisabled();
  },
};

export const NoYears: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { years: [] },
};
