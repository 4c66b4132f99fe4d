import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { Badge } from "../../components/badge/badge.tsx";

const rows = [
  ["ND/CSC/26/00417", "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa", "₦123,500.50"],
  ["ND/CSC/26/00418", "Adébáyọ̀ Ngozi Fatima", "₦98,500.00"],
  ["ND/CSC/26/00419", "Musa Ibrahim", "₦0.00"],
] as const;

const sample = (
  <div className="grid gap-4">
    <div className="flex flex-wrap items-center gap-3">
      <Button>Approve</Button>
      <Button variant="secondary">Export</Button>
      <Badge status="success">Approved</Badge>
    </div>
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(([matric, name, amount]) => (
        <li key={matric} className="flex min-h-control flex-wrap items-center gap-x-4 text-16">
          <span className="w-40 tabular-nums">{matric}</span>
          <span className="min-w-0 flex-1 basis-60">{name}</span>
          <span className="tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  </div>
);

/**
 * Two densities, set once by `data-density` on `<html>`: roomy for applicants and forms, compact for
 * staff tables. A component asks for neither; `text-16` and `min-h-control` follow by themselves.
 */
const meta = {
  title: "Foundations/Density",
  parameters: { layout: "padded" },
  render: () => sample,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roomy: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole("button", { name: "Approve" }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Compact: Story = {
  globals: { density: "compact" },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole("button", { name: "Approve" }).getBoundingClientRect();
    await expect(height).toBeLessThan(44);
  },
};
