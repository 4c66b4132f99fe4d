import type { Meta, StoryObj } from "@storybook/react-vite";
import { TokenTable } from "./token-table.tsx";

/** One radius for everything that has corners, and one for what is round. */
const meta = {
  title: "Foundations/Radius",
  parameters: { layout: "padded" },
  render: () => (
    <TokenTable
      caption="Radius"
      rows={[
        {
          name: "rounded",
          value: "6 px",
          sample: <div className="size-16 rounded border border-line-strong bg-paper-raised" />,
          use: "Buttons, fields, cards, dialogs, sheets.",
        },
        {
          name: "rounded-full",
          value: "round",
          sample: (
            <div className="size-16 rounded-full border border-line-strong bg-paper-raised" />
          ),
          use: "Avatars, bars of progress, dots.",
        },
      ]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {};
