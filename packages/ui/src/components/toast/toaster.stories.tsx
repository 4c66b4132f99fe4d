import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { ErrorSummary } from "../../patterns/error-summary/error-summary.tsx";
import { Button } from "../button/button.tsx";
import type { Toast } from "./toast-store.ts";
import { toast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

const saved: Toast = {
  title: "Successfully updated personal details",
  body: "You can now proceed to next step",
  status: "success",
};
const offline: Toast = { title: "Offline!", body: "oops!, looks you are offline!", status: "fail" };

const meta = {
  component: Toaster,
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
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    toast({ title: "Thank You!", durationMs: 100 });
    const shown = await canvas.findByText("Thank You!");
    // A resting pointer pauses the timer, and the test browser's pointer may be anywhere.
    await waitFor(
      async () => {
        if (shown.isConnected) await userEvent.unhover(shown);
        await expect(canvas.queryByText("Thank You!")).toBeNull();
      },
      { timeout: 5000 },
    );
  },
};

const lasting = (...notices: Toast[]) => {
  for (const notice of notices) toast({ ...notice, durationMs: 600_000 });
};

/** At most two are shown: the third replaces the first. */
export const AtMostTwo: Story = {
  beforeEach: () => lasting({ title: "First" }, saved, offline),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Close" })).toHaveLength(2);
    await expect(canvas.queryByText("First")).toBeNull();
  },
};

export const InfoAndWarning: Story = {
  beforeEach: () => lasting({ ...saved, status: "info" }, { ...offline, status: "warning" }),
};

export const OnAPhone: Story = {
  beforeEach: () => lasting(offline),
  globals: { viewport: { value: "phone" } },
};

/** On a phone no toast covers a heading or the error summary, at any scroll position. */
export const ClearOfHeadings: Story = {
  beforeEach: () => lasting(saved, offline),
  globals: { viewport: { value: "phone" } },
  render: () => (
    <div className="grid gap-6">
      <ErrorSummary problems={problems} />
      {Array.from({ length: 12 }, (_, index) => (
        <section key={index}>
          <h2 className="text-22 font-semibold">Heading {index + 1}</h2>
          <p className="h-64">What stands below</p>
        </section>
      ))}
      <Toaster />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole("region", { name: "Notices" });
    const covered = () => {
      const box = region.getBoundingClientRect();
      return [...canvasElement.querySelectorAll("h2, [data-error-summary]")].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > box.top && top < box.bottom;
      });
    };
    for (const at of [0, 90, 310, 555, 1200, 0]) {
      window.scrollTo(0, at);
      await waitFor(() => expect(covered()).toEqual([]));
      await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};

const problems = ["Surname", "Mobile Number", "State", "LGA", "Town"].map((name) => ({
  name,
  message: "please enter it",
  field: `no-${name}`,
}));

/** Edge cases: a name of eighty characters, right-to-left text, a word without end. */
export const Edges: Story = {
  beforeEach: () =>
    lasting(
      {
        title:
          "Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope محمد عبد الرحمن إبراهيم",
      },
      { title: "Gbàgede".repeat(12), status: "success" },
    ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Notices" });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(canvas.getAllByRole("button", { name: "Close" })).toHaveLength(2);
  },
};

export const Dark: Story = { ...AtMostTwo, globals: { theme: "dark" } };
