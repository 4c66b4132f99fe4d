import type { Meta, StoryObj } from "@storybook/react-vite";
import { TokenTable } from "./token-table.tsx";

const box = "grid h-20 place-items-center rounded text-14";

/** Paper lies on paper: hairlines separate, and only what floats above the page throws a shadow. */
const meta = {
  title: "Foundations/Elevation",
  parameters: { layout: "padded" },
  render: () => (
    <TokenTable
      caption="Elevation"
      rows={[
        {
          name: "bg-paper-sunken",
          value: "below the page",
          sample: <div className={`${box} bg-paper-sunken`}>Sunken</div>,
          use: "What stands back: a locked field, the head of a table.",
        },
        {
          name: "border-line bg-paper-raised",
          value: "on the page",
          sample: <div className={`${box} border border-line bg-paper-raised`}>Raised</div>,
          use: "Cards, sheets, fields.",
        },
        {
          name: "shadow-float",
          value: "above the page",
          sample: <div className={`${box} bg-paper-raised shadow-float`}>Floating</div>,
          use: "Menus, dialogs, toasts: what goes away again. Never a card.",
        },
      ]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Elevation: Story = {};

export const InTheDark: Story = { globals: { theme: "dark" } };
