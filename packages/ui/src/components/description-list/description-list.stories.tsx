import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Money } from "../money/money.tsx";
import { Reference } from "../reference/reference.tsx";
import { DescriptionList } from "./description-list.tsx";

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: "Full name", value: "Adébáyọ̀-Ogunlesi Olúwaṣeun Chukwuemeka" },
      { term: "RRR", value: <Reference label="RRR" value="310007769676" /> },
      { term: "Amount", value: <Money amount={12_500} /> },
      { term: "Email address", value: "oluwaseun.adebayo-ogunlesi@students.polytechnic.example" },
      { term: "Blood group", value: "" },
      {
        term: "Address",
        value:
          "Block 14B, Alhaji Shehu Musa Yar'Adua Crescent, behind the old Customs barracks, Ilaro",
        wide: true,
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("-")).toBeVisible();
  },
};

export const ThreeColumns: Story = { args: { columns: 3 } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Figures and short words can be side by side on a phone. */
export const FiguresOnAPhone: Story = {
  args: {
    columns: 3,
    phoneColumns: 2,
    items: [
      { term: "Fees", value: <Money amount={12_345_678.5} /> },
      { term: "Paid", value: <Money amount={0} /> },
      { term: "Hostel", value: "Chief (Mrs) Olufunmilayo Ransome-Kuti Hall" },
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [fees, paid] = canvas
      .getAllByRole("definition")
      .map((one) => one.getBoundingClientRect());
    await expect(paid?.top).toBe(fees?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Missing values show as "-", never as undefined, NaN or blank. */
export const Missing: Story = {
  args: {
    items: [
      { term: "Nothing", value: undefined },
      { term: "Null", value: null },
      { term: "Blank", value: "  " },
      { term: "No number", value: Number.NaN },
      { term: "No amount", value: <Money amount={undefined} /> },
      { term: "Zero", value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(5);
    await expect(canvas.getByText("0")).toBeVisible();
  },
};

/** An e-mail address that does not fit breaks before its host. */
export const NoRoomForAnAddress: Story = {
  args: {
    columns: 1,
    className: "max-w-48",
    items: [{ term: "E-mail", value: "chidinma.perpetua@alani.example" }],
  },
  play: async ({ canvasElement }) => {
    const fact = canvasElement.querySelector("dd");
    const [name, host] = [fact?.firstChild, fact?.lastChild].map((part) => {
      const range = document.createRange();
      if (part) range.selectNode(part);
      return range.getClientRects();
    });
    await expect(fact).toHaveTextContent("chidinma.perpetua@alani.example");
    await expect([name?.length, host?.length]).toEqual([1, 1]);
    await expect(host?.[0]?.left).toBe(name?.[0]?.left);
    await expect(host?.[0]?.top).toBeGreaterThan(name?.[0]?.top ?? Infinity);
  },
};

export const One: Story = { args: { columns: 1, items: meta.args.items.slice(0, 1) } };
export const None: Story = { args: { items: [] } };

export const RightToLeft: Story = {
  args: { items: [{ term: "Full name", value: "محمد عبد الرحمن إبراهيم" }] },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { density: "compact" },
};
