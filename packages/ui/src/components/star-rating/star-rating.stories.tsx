import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { StarRatingProps } from "./star-rating.tsx";
import { StarRating } from "./star-rating.tsx";

const onChange = fn();

const meta = {
  component: StarRating,
  args: { label: "Rate your experience", value: null, onChange },
  beforeEach: () => void onChange.mockClear(),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the value, as a form does. */
function Held({ value, onChange, ...rest }: StarRatingProps) {
  const [rating, setRating] = useState<StarRatingProps["value"]>(value);
  return (
    <StarRating
      {...rest}
      value={rating}
      onChange={(next) => {
        setRating(next);
        onChange(next);
      }}
    />
  );
}

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("radio").map((star) => star.getAttribute("aria-label"));
    await expect(names).toEqual(["1 Poor", "2 Fair", "3 Average", "4 Good", "5 Excellent"]);
  },
};

export const ByPointer: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "4 Good" }));
    await expect(onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByText("4 Good")).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "1 Poor" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "3 Average" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "3 Average" })).toHaveFocus();
    await expect(canvas.getByRole("radiogroup", { name: "Rate your experience" })).toBeVisible();
  },
};

export const Chosen: Story = { args: { value: 5 } };
export const ChosenInTheDark: Story = { args: { value: 3 }, globals: { theme: "dark" } };

export const Disabled: Story = {
  args: { value: 4, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "4 Good" })).toBeDisabled();
  },
};

/** In a fieldset with a legend, the stars do not name the group again. */
export const InAFieldset: Story = {
  args: { label: undefined, id: "rating", required: true },
  render: (args) => (
    <fieldset>
      <legend className="font-medium">How well does the lecturer explain?</legend>
      <Held {...args} />
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radiogroup")).toBeNull();
    await expect(canvas.getByRole("radio", { name: "1 Poor" })).toHaveAttribute("id", "rating");
  },
};

export const OnAPhone: Story = { args: { value: 2 }, globals: { viewport: { value: "phone" } } };
