import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TokenTable } from "./token-table.tsx";
import { tokenValue, useTokens } from "./use-tokens.ts";

const sizes = [
  { name: "text-36", use: "The one large figure of a page." },
  { name: "text-28", use: "A page's title." },
  { name: "text-22", use: "A document's title; the title of a dialog." },
  { name: "text-18", use: "A section's heading; a lead." },
  { name: "text-16", use: "The body. In compact density it is 14." },
  { name: "text-14", use: "Hints, captions, rows of staff tables. Nothing is smaller." },
];

function Sizes() {
  useTokens();
  return (
    <TokenTable
      caption="Scale"
      rows={sizes.map(({ name, use }) => ({
        name,
        value: `${Number.parseFloat(tokenValue(`--${name}`)) * 16} px`,
        sample: <p className={`wrap-anywhere ${name}`}>Ọlátúnjí paid ₦1,250,000.00</p>,
        use,
      }))}
    />
  );
}

/**
 * The system's own font: a web font costs a phone on 2G a second. Figures that are compared stand in
 * `tabular-nums`; prose keeps to `max-w-prose`, 65 characters.
 */
const meta = {
  title: "Foundations/Type",
  parameters: { layout: "padded" },
  render: () => <Sizes />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("16 px")).toBeVisible();
  },
};

export const CompactScale: Story = { globals: { density: "compact" } };

export const Figures: Story = {
  render: () => (
    <dl className="grid max-w-prose gap-4">
      <div>
        <dt className="text-14 text-ink-muted">
          tabular-nums: amounts, RRRs, scores and dates align
        </dt>
        <dd className="text-end tabular-nums">
          ₦1,111,111.11
          <br />
          ₦8,888,888.88
        </dd>
      </div>
      <div>
        <dt className="text-14 text-ink-muted">An RRR, in fours; stored and sent without spaces</dt>
        <dd className="tabular-nums">3100 0776 9676</dd>
      </div>
      <div>
        <dt className="text-14 text-ink-muted">Names carry their marks</dt>
        <dd>Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa, Gbọ́láhàn Ńwachukwu, Ɗanjuma Ƙofa</dd>
      </div>
    </dl>
  ),
};
