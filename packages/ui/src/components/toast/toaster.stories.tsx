import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { Toast } from "./toast-store.ts";
import { dismissToast, toast, toastStore } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

const saved: Toast = {
  title: "Successfully updated personal details",
  body: "You can now proceed to next step",
  tone: "success",
};
const offline: Toast = { title: "Offline!", body: "oops!, looks you are offline!", tone: "fail" };

const meta = {
  component: Toaster,
  beforeEach: () => toastStore.read().forEach(({ id }) => dismissToast(id)),
  render: () => (
    <div className="min-h-80">
      <Button onClick={() => toast(saved)}>Save</Button>
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppearsAndCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const region = canvas.getByRole("region", { name: "Notices" });
    await expect(region).toHaveTextContent("You can now proceed to next step");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getAllByText(saved.title)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(region).toBeEmptyDOMElement();
  },
};

export const GoesByItself: Story = {
  play: async ({ canvas }) => {
    toast({ title: "Thank You!", durationMs: 100 });
    const shown = await canvas.findByText("Thank You!");
    // The clock waits for a pointer that rests on the notice, as the test browser's own may at any time.
    await waitFor(
      async () => {
        if (shown.isConnected) await userEvent.unhover(shown);
        await expect(canvas.queryByText("Thank You!")).toBeNull();
      },
      { timeout: 5000 },
    );
  },
};

export const EveryTone: Story = {
  beforeEach: () => {
    const tones = ["info", "success", "warning", "fail"] as const;
    for (const tone of tones)
      toast({ ...saved, title: `${saved.title} (${tone})`, tone, durationMs: 600_000 });
  },
};

export const OnAPhone: Story = {
  beforeEach: () => toast({ ...offline, durationMs: 600_000 }),
  globals: { viewport: { value: "phone" } },
};

/** One for each edge: a name of eighty characters, one from right to left, one word without an end. */
export const Edges: Story = {
  beforeEach: () => {
    const titles = [
      "Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope",
      "محمد عبد الرحمن إبراهيم",
      "Gbàgede".repeat(12),
    ];
    for (const title of titles) toast({ title, tone: "success", durationMs: 600_000 });
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Notices" });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(canvas.getAllByRole("button", { name: "Close" })).toHaveLength(3);
  },
};

export const Dark: Story = { ...EveryTone, globals: { theme: "dark" } };
