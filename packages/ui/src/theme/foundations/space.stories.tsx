import type { Meta, StoryObj } from "@storybook/react-vite";
import { modalSizes } from "@polyportal/domain/modal/sizes";
import { TokenTable } from "./token-table.tsx";
import { useTokens } from "./use-tokens.ts";

const steps = [
  { step: 1, use: "Between an icon and its word in a badge." },
  { step: 2, use: "Between a label and its field; between buttons of a row." },
  { step: 3, use: "Between an icon and its text; rows of a list." },
  { step: 4, use: "Inside a card on a phone; between fields of a row." },
  { step: 6, use: "Between the fields of a form; inside a card on a desk." },
  { step: 8, use: "Between sections." },
  { step: 10, use: "Inside a document's sheet." },
];

function Steps() {
  useTokens();
  return (
    <TokenTable
      caption="The 4 px grid"
      rows={steps.map(({ step, use }) => ({
        name: `p-${step}, gap-${step}`,
        value: `${step * 4} px`,
        sample: (
          <div className="h-6 bg-brand" style={{ width: `calc(var(--spacing) * ${step})` }} />
        ),
        use,
      }))}
    />
  );
}

const widths = [
  { name: "max-w-prose", value: "65 characters", use: "Prose and forms of one column." },
  { name: "min-h-control", value: "44 px; 32 px when compact", use: "Whatever a thumb presses." },
];

/** Distances are multiples of 4 px. The parent sets them, with `gap`; components have no margins. */
const meta = {
  title: "Foundations/Space",
  parameters: { layout: "padded" },
  render: () => <Steps />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

export const Widths: Story = {
  render: () => (
    <TokenTable
      caption="Widths and heights with a name"
      rows={widths.map(({ name, value, use }) => ({
        name,
        value,
        sample: <div className={`min-h-4 bg-brand ${name}`} />,
        use,
      }))}
    />
  ),
};

const dialogs = [
  { name: 'width="confirm"', maxWidth: modalSizes.confirmWidth, use: "A question in a dialog." },
  { name: 'width="modal"', maxWidth: modalSizes.width, use: "Any other dialog." },
];

export const Dialogs: Story = {
  render: () => (
    <TokenTable
      caption="Widths of dialogs, by their prop"
      rows={dialogs.map(({ name, maxWidth, use }) => ({
        name,
        value: `${maxWidth} px`,
        sample: <div className="min-h-4 bg-brand" style={{ maxWidth }} />,
        use,
      }))}
    />
  ),
};
