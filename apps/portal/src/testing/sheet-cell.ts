import { userEvent, within } from "storybook/test";

type Canvas = Pick<ReturnType<typeof within>, "findByRole">;

/** Goes to the first mark of a student in a sheet, which has the focus elsewhere, and returns its input. */
export async function firstMarkOf(
  canvas: Canvas,
  name: RegExp,
  wait: { timeout?: number } = {},
): Promise<HTMLElement> {
  const row = (await canvas.findByRole("rowheader", { name }, wait)).closest("tr");
  // The matric number is before it.
  const cell = row && within(row).getAllByRole("cell")[1];
  if (!cell) throw new Error(`${name} has no mark`);
  await userEvent.click(cell);
  return within(cell).findByRole("textbox", {}, wait);
}
