import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
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
    await expect(screen.getByRole("button", { name: "Submit" })).toBeDisabled();
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

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { theme: "dark" } };
