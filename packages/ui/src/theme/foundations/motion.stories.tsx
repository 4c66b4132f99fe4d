import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { modalSizes } from "@polyportal/domain/modal/sizes";
import { expect } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { TokenTable } from "./token-table.tsx";

const movements = [
  { name: "animate-appear", value: "150 ms, opacity", use: "Menus and toasts as they come." },
  { name: "animate-rise", value: "150 ms, opacity and place", use: "Dialogs as they come." },
  {
    name: "animate-leave",
    value: `150 ms, opacity; dialogs take ${modalSizes.closeAnimationMs}`,
    use: "What closes.",
  },
  { name: "animate-spin", value: "900 ms a turn", use: "The spinner." },
  { name: "animate-pulse", value: "1.6 s", use: "The skeleton." },
  { name: "animate-slide", value: "1.2 s", use: "A bar of progress that knows no end." },
];

function Movements() {
  const [round, setRound] = useState(0);
  return (
    <>
      <Button variant="secondary" className="mb-4" onClick={() => setRound(round + 1)}>
        Play again
      </Button>
      <TokenTable
        caption="Movements"
        rows={movements.map(({ name, value, use }) => ({
          name,
          value,
          sample: (
            <div key={round} className="h-8 w-32 overflow-hidden rounded bg-paper-sunken">
              <div data-movement={name} className={`size-8 rounded bg-brand ${name}`} />
            </div>
          ),
          use,
        }))}
      />
    </>
  );
}

/**
 * 150 ms, transform and opacity only, and nothing at all for a person who asked for less motion: the
 * stylesheet sees to that, a component need not. A closing dialog takes 500 ms.
 */
const meta = {
  title: "Foundations/Motion",
  parameters: { layout: "padded" },
  render: () => <Movements />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Motion: Story = {};

export const Reduced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { motion: "reduced" },
  play: async ({ canvasElement }) => {
    const moving = canvasElement.querySelector<HTMLElement>("[data-movement=animate-pulse]");
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    await expect(moving && getComputedStyle(moving).animationDuration).toBe("0s");
  },
};
