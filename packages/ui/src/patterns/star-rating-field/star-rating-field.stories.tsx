import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ratingSchema } from "@polyportal/domain/rating/form";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { StarRatingField } from "./star-rating-field.tsx";

const meta = {
  component: StarRatingField,
  args: { name: "rating", label: "How was your registration?", required: true },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.pick(ratingSchema, { rating: true })}
        defaults={{ rating: parameters["stars"] ?? null }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof StarRatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getAllByRole("radio");
    await expect(stars.map((star) => star.getAttribute("aria-label"))).toEqual([
      "1 Poor",
      "2 Fair",
      "3 Average",
      "4 Good",
      "5 Excellent",
    ]);
    await expect(canvas.getByRole("group", { name: /How was your registration/ })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "4 Good" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"rating":4}')).toBeVisible();
  },
};

export const ByPointer: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "5 Excellent" }));
    await userEvent.click(canvas.getByRole("radio", { name: "1 Poor" }));
    await expect(canvas.getByRole("radio", { name: "1 Poor" })).toBeChecked();
  },
};

export const Missing: Story = {
  ...onPhone,
  args: { hint: "Your answer is not shown with your name" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("link", { name: /: please choose a rating$/ }));
    await expect(canvas.getByRole("radio", { name: "1 Poor" })).toHaveFocus();
  },
};

/** The meaning of stars is explained once for several questions. Each star keeps its name. */
export const Explained: Story = {
  args: { explained: true },
  parameters: { stars: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "4 Good" })).toBeChecked();
    await expect(canvas.queryByText("4 Good")).toBeNull();
  },
};

export const Filled: Story = { parameters: { stars: 4 } };
export const Disabled: Story = { args: { disabled: true }, parameters: { stars: 3 } };
export const Dark: Story = { parameters: { stars: 5 }, globals: { theme: "dark" } };
export const Compact: Story = { parameters: { stars: 1 }, globals: { density: "compact" } };
