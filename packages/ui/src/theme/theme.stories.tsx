import type { Meta, StoryObj } from "@storybook/react-vite";
import { readTokens } from "./contrast.ts";
import css from "./tokens.css?raw";

const meta = {
  title: "Theme",
  parameters: { layout: "padded" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(readTokens(css).light);

const colours = (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 text-14">
    {names.map((name) => (
      <li key={name}>
        <div
          className="h-16 rounded border border-line"
          style={{ background: `var(--color-${name})` }}
        />
        {name}
      </li>
    ))}
  </ul>
);

export const Colours: Story = { render: () => colours };
export const ColoursInTheDark: Story = { render: () => colours, globals: { theme: "dark" } };

export const AnotherSchoolsHue: Story = {
  render: () => colours,
  beforeEach: () => {
    document.documentElement.style.setProperty("--brand-hue", "265");
    return () => document.documentElement.style.removeProperty("--brand-hue");
  },
};

const sizes = ["text-36", "text-28", "text-22", "text-18", "text-16", "text-14"];

export const Type: Story = {
  render: () => (
    <dl className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size}>
          <dt className="text-14 text-ink-muted">{size}</dt>
          <dd className={size}>Ọlátúnjí Adébáyọ̀ paid ₦1,250,000.00</dd>
        </div>
      ))}
    </dl>
  ),
};

export const CompactType: Story = { ...Type, globals: { density: "compact" } };
