import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { Money } from "../../components/money/money.tsx";

const sample = (
  <div className="grid gap-4">
    <h2 className="text-22 font-semibold text-brand">School Fees Receipt</h2>
    <Button>Not on paper</Button>
    <Alert status="warning" title="On paper, too">
      Colours become black on white; the word and the line remain.
    </Alert>
    <p>
      Total: <Money amount={123_500.5} />
    </p>
    <p className="hidden print:block">Only on paper.</p>
  </div>
);

/**
 * Black on white, A4, margins of 16 and 14 mm, "Page x of y" below. Buttons, menus and notices say
 * `print:hidden`; the toolbar's "Print" shows any story as the printer gets it.
 */
const meta = {
  title: "Foundations/Print",
  parameters: { layout: "padded" },
  render: () => sample,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheScreen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Not on paper" })).toBeVisible();
    await expect(canvas.getByText("Only on paper.")).not.toBeVisible();
  },
};

export const OnPaper: Story = {
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("Only on paper.")).toBeVisible();
    const title = getComputedStyle(canvas.getByRole("heading"));
    await expect(title.color).toBe("rgb(0, 0, 0)");
  },
};
