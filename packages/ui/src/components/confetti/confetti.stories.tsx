import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { Confetti } from "./confetti.tsx";

const onEnd = fn();

const meta = {
  component: Confetti,
  args: { name: "Ọláolúwa", onEnd },
  beforeEach: () => void onEnd.mockClear(),
} satisfies Meta<typeof Confetti>;

export default meta;
type Story = StoryObj<typeof meta>;

// A docs page renders several stories, so each replaces the original function, not another story's.
const ask = window.matchMedia.bind(window);

/** Sets what the device answers to `prefers-reduced-motion`. */
function devicePrefers(lessMotion: boolean) {
  spyOn(window, "matchMedia").mockImplementation((query) => {
    const answer = ask(query);
    if (query.includes("reduced-motion")) {
      Object.defineProperty(answer, "matches", { value: lessMotion, configurable: true });
    }
    return answer;
  });
}

export const LessMotion: Story = {
  beforeEach: () => devicePrefers(true),
  play: async ({ canvas }) => {
    await canvas.findByText("Happy birthday, Ọláolúwa!");
    await expect(canvas.getByRole("status")).toHaveTextContent("Happy birthday, Ọláolúwa!");
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  },
};

/** It is random, so pictures cannot be compared. */
export const Falls: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => devicePrefers(false),
  play: async ({ canvas, canvasElement }) => {
    const sheet = canvasElement.querySelector("canvas");
    const painted = () => {
      const data = sheet?.getContext("2d")?.getImageData(0, 0, sheet.width, sheet.height).data;
      return data?.some((part) => part > 0) ?? false;
    };
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await waitFor(() => expect(painted()).toBe(true), { timeout: 5000 });
    await canvas.findByText("Happy birthday, Ọláolúwa!", {}, { timeout: 5000 });
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await expect(painted()).toBe(false);
  },
};

/** Falls only once no form is on the page. The greeting does not wait. */
export const WaitsForAForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => devicePrefers(false),
  decorators: [
    (Greeting) => {
      const [asking, setAsking] = useState(true);
      return (
        <>
          <Greeting />
          {asking && (
            <form action={() => setAsking(false)}>
              <button>Done</button>
            </form>
          )}
        </>
      );
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText("Happy birthday, Ọláolúwa!", {}, { timeout: 5000 });
    await expect(onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 10_000 });
  },
};

export const WithoutAName: Story = {
  args: { name: undefined },
  beforeEach: () => devicePrefers(true),
  play: async ({ canvas }) => {
    await canvas.findByText("Happy birthday!");
  },
};

export const LongOnAPhone: Story = {
  args: {
    name: "Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope",
  },
  beforeEach: () => devicePrefers(true),
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { name: "محمد عبد الرحمن" },
  beforeEach: () => devicePrefers(true),
};
