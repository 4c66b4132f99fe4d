import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { RatingModalProps } from "./rating-modal.tsx";
import { RatingModal } from "./rating-modal.tsx";

const onSubmit = fn();
const onOpenChange = fn();

const meta = {
  component: RatingModal,
  args: { open: true, onSubmit, onOpenChange },
  beforeEach: () => {
    onSubmit.mockClear();
    onOpenChange.mockClear();
  },
} satisfies Meta<typeof RatingModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog", {
      name: "Rate your experience in the last 3 months",
    });
    const stars = within(dialog).getAllByRole("radio");
    await expect(stars.map((star) => star.getAttribute("aria-label"))).toEqual([
      "1 Poor",
      "2 Fair",
      "3 Average",
      "4 Good",
      "5 Excellent",
    ]);
    await expect(screen.getByRole("button", { name: "Submit" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** Submit waits for the stars, and says so to whoever presses it. */
export const StarsMissing: Story = {
  tags: ["played"],
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Submit" }));
    const stars = screen.getByRole("radiogroup", { name: "Your rating" });
    await expect(stars).toHaveAccessibleDescription("Error: please choose a rating");
    await expect(screen.getByRole("radio", { name: "1 Poor" })).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Once there is a rating nothing is missing any more. */
export const StarsGivenAfterwards: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await StarsMissing.play?.(context);
    await userEvent.keyboard(" {ArrowRight}");
    await expect(screen.queryByText("please choose a rating")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await expect(onSubmit).toHaveBeenCalledWith({ rating: 2, comment: "" });
  },
};

export const RatedByKeyboard: Story = {
  tags: ["played"],
  play: async () => {
    const first = await screen.findByRole("radio", { name: "1 Poor" });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}{Tab}");
    await userEvent.keyboard("Course registration was quick. {Tab}{Enter}");
    await expect(onSubmit).toHaveBeenCalledWith({
      rating: 4,
      comment: "Course registration was quick.",
    });
  },
};

export const WithoutAComment: Story = {
  tags: ["played"],
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "5 Excellent" }));
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await expect(onSubmit).toHaveBeenCalledWith({ rating: 5, comment: "" });
  },
};

export const LeftForLater: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Sending: Story = {
  args: { busy: true },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "2 Fair" }));
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await userEvent.keyboard("{Escape}");
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

const refusal = "The school’s records cannot be reached just now.";

/** As the portal has it: the server answers, and what was given stays. */
function Asked({ onSubmit, ...props }: RatingModalProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <RatingModal
      {...props}
      failure={failure}
      onSubmit={(rating) => {
        onSubmit(rating);
        setFailure(refusal);
      }}
    />
  );
}

/** Why it was not taken stands over the stars, and the focus goes there. */
export const Refused: Story = {
  tags: ["played"],
  render: (args) => <Asked {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "2 Fair" }));
    await userEvent.type(screen.getByRole("textbox"), "The hostel’s page is slow.");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    const told = await screen.findByRole("group", { name: "There is a problem" });
    await expect(told).toHaveTextContent(`Rating Action Failed! ${refusal}`);
    await waitFor(() => expect(told).toHaveFocus());
    await expect(screen.getByRole("textbox")).toHaveValue("The hostel’s page is slow.");
  },
};

export const RefusedWithoutWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { failure: "" },
  play: async () => {
    const told = await screen.findByRole("group", { name: "There is a problem" });
    await expect(told).toHaveTextContent("Rating Action Failed! Coudn't submit rating!");
  },
};

/** "Try again" sends what stands there by then. */
export const RefusedThenSentAgain: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Asked {...args} />,
  play: async (context) => {
    await Refused.play?.(context);
    await userEvent.click(screen.getByRole("radio", { name: "3 Average" }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      rating: 3,
      comment: "The hostel’s page is slow.",
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
