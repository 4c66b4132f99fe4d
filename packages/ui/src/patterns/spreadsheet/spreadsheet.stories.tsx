import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { UnreadableWorkbook, makeWorkbook, readCells } from "./spreadsheet.ts";

/** Workbooks need a browser's worker, so their tests are stories. Nothing is shown. */
const meta = {
  title: "Patterns/spreadsheet",
  tags: ["!dev", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <p>Workbooks are read and written in a worker.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComesBackAsItWasWritten: Story = {
  play: async () => {
    const workbook = await makeWorkbook({
      headings: ["Name", "Phone", "Score"],
      rows: [
        ["Ọlátúnjí", "08031234567", 231],
        ["=1+1", "310007769676", null],
        ["", null, Number.NaN],
      ],
    });
    await expect(await readCells(workbook)).toEqual([
      ["Name", "Phone", "Score"],
      ["Ọlátúnjí", "08031234567", "231"],
      ["=1+1", "310007769676", null],
    ]);
  },
};

/** So large that the libraries would start workers of their own. */
export const TenThousandRows: Story = {
  play: async () => {
    const row = ["202610123456AB", "Okonkwo Adaeze Chukwuemeka", "Computer Science"];
    const rows = Array.from({ length: 10_000 }, (_, at) => [...row, at]);
    const cells = await readCells(await makeWorkbook({ headings: ["a", "b", "c", "d"], rows }));
    await expect(cells).toHaveLength(10_001);
  },
};

export const NoWorkbook: Story = {
  play: async () => {
    await expect(readCells(new Blob(["no zip"]))).rejects.toBeInstanceOf(UnreadableWorkbook);
  },
};
