/** The admission list of the stories, with helpers to import it and to catch downloads. */
import { expect, fireEvent, spyOn, userEvent, waitFor, type within } from "storybook/test";
import writeExcel from "write-excel-file/browser";
import { readCells } from "../spreadsheet/spreadsheet.ts";
import type { ImportRow, Verdict } from "./import-types.ts";

export const headings = ["JAMB number", "Full name", "Department", "Score"];
export const few = [
  ["202610123456AB", "Okonkwo Adaeze Chukwuemeka", "Computer Science", 231],
  ["202610123457CD", "Adéyẹmí Ṣọlá Olúwaṣeun", "Accountancy", 198],
  ["202610123458EF", "Bello Musa", "Mass Communication", 204],
  [
    "2026",
    "Oluwafunmilayo-Adébùkọ́lá Chukwuemeka-Okonkwo Ngozi Amarachi Ogunlesi-Balogun IV",
    "Law",
    412,
  ],
];

export const sheet = async (rows: (string | number)[][], name = "admission-list.xlsx") =>
  new File([await writeExcel([headings, ...rows]).toBlob()], name);

/** Fake verdicts by the row's position, so that each kind occurs. */
export const judge = ({ line, values }: ImportRow): Verdict => {
  if (values["jamb"]?.length !== 14) {
    const reasons = ["A JAMB number has 14 characters.", "No department is called Law."];
    return { line, kind: "refused", reasons };
  }
  if (line % 3 === 0) {
    const changes = [{ key: "department", from: "Taxation", to: values["department"] ?? "" }];
    return { line, kind: "changed", changes };
  }
  return { line, kind: line % 4 === 0 ? "unchanged" : "new" };
};

/** A worker reads the sheet, which may take time on a busy machine. */
export const soon = { timeout: 10_000 };

/** Catches the file that a press would download. */
export async function saved(press: () => Promise<void>) {
  const link = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const address = spyOn(URL, "createObjectURL");
  try {
    await press();
    await waitFor(() => expect(link).toHaveBeenCalledOnce(), soon);
    const [anchor] = link.mock.contexts;
    const [workbook] = address.mock.calls[0] ?? [];
    return {
      name: anchor instanceof HTMLAnchorElement ? anchor.download : undefined,
      cells: workbook instanceof Blob ? await readCells(workbook) : undefined,
    };
  } finally {
    link.mockRestore();
    address.mockRestore();
  }
}

type Canvas = ReturnType<typeof within>;

export const field = (canvas: Canvas) => canvas.getByLabelText(/^Your sheet/);
export const upload = async (canvas: Canvas, rows: (string | number)[][] = few) =>
  userEvent.upload(field(canvas), await sheet(rows));
export const rowsOf = (canvas: Canvas) =>
  Array.from(canvas.getByRole("list", { name: "Check the rows" }).children);

/** userEvent obeys `accept`, but a file dialog can show all files. */
const choose = async (canvas: Canvas, file: File) => {
  const files = new DataTransfer();
  files.items.add(file);
  await fireEvent.change(field(canvas), { target: { files: files.files } });
};
export const refuses = async (canvas: Canvas, file: File, why: string) => {
  await choose(canvas, file);
  await waitFor(() => expect(field(canvas)).toHaveAccessibleDescription(new RegExp(why)), soon);
  await expect(field(canvas)).toBeInvalid();
  await expect(canvas.getByRole("status")).toHaveTextContent(why);
};
