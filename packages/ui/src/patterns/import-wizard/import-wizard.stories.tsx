import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import writeExcel from "write-excel-file/browser";
import { Button } from "../../components/button/button.tsx";
import { BareLink } from "../../components/link/link.tsx";
import { onPhone } from "../form/story-form.tsx";
import type { ImportRow } from "./import-types.ts";
import type { ImportWizardProps } from "./import-wizard.tsx";
import { ImportWizard } from "./import-wizard.tsx";
import {
  few,
  field,
  headings,
  judge,
  refuses,
  rowsOf,
  saved,
  sheet,
  soon,
  upload,
} from "./story-sheets.ts";

const check = fn((rows: readonly ImportRow[]) => Promise.resolve(rows.map(judge)));
const onImport = fn<ImportWizardProps["onImport"]>((rows) =>
  Promise.resolve({ imported: rows.length }),
);

const meta = {
  component: ImportWizard,
  args: {
    columns: [
      {
        key: "jamb",
        heading: "JAMB number",
        required: true,
        example: "202610123456AB",
        hint: "14 characters",
      },
      {
        key: "name",
        heading: "Full name",
        required: true,
        example: "Okonkwo Adaeze",
        hint: "Surname first",
      },
      { key: "department", heading: "Department", required: true, example: "Computer Science" },
      { key: "score", heading: "Score", example: "231", hint: "0 to 400" },
    ],
    sampleName: "admission-list-sample.xlsx",
    check,
    onImport,
    next: (
      <Button asChild>
        <BareLink href="/student_management/admission_list">See the admission list</BareLink>
      </Button>
    ),
  },
  beforeEach: () => {
    check.mockReset();
    onImport.mockReset();
  },
} satisfies Meta<typeof ImportWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("JAMB number")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download the sample sheet" })).toBeEnabled();
    const steps = within(canvas.getByRole("list", { name: "Steps of the import" }));
    await expect(steps.getAllByRole("listitem")[0]).toHaveAttribute("aria-current", "step");
  },
};

/** Every row with its verdict: the changed values, or why it is refused. */
export const Preview: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await upload(canvas);
    await canvas.findByRole("button", { name: "Import 2 rows" }, soon);
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Check the rows" })).toHaveFocus(),
    );
    const [first, second, third, fourth] = rowsOf(canvas);
    await expect(first).toHaveTextContent(/Row 2.*New.*202610123456AB.*Score: 231/);
    await expect(second).toHaveTextContent("Department: from Taxation →to Accountancy");
    await expect(third).toHaveTextContent("Unchanged");
    await expect(fourth).toHaveTextContent("A JAMB number has 14 characters.");
    await userEvent.click(canvas.getByRole("button", { name: "Refused 1" }));
    await expect(rowsOf(canvas)).toHaveLength(1);
  },
};

export const ToTheEnd: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await upload(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Import 2 rows" }, soon));
    await expect(await canvas.findByText("2 rows were imported.", {}, soon)).toBeVisible();
    await expect(canvas.getByText("1 row was refused.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the admission list" })).toBeVisible();
    const [sent] = onImport.mock.calls[0] ?? [];
    await expect(sent?.map(({ line }) => line)).toEqual([2, 3]);
  },
};

export const AnotherSheet: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await ToTheEnd.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Choose another sheet" }));
    await expect(field(canvas)).toBeVisible();
  },
};

export const Importing: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    onImport.mockImplementation((_, onProgress: (done: number) => void) => {
      onProgress(1);
      return new Promise(() => undefined);
    });
    await upload(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Import 2 rows" }, soon));
    await expect(
      await canvas.findByRole("progressbar", { name: "Importing 1 of 2 rows" }),
    ).toHaveAttribute("aria-valuenow", "50");
  },
};

/** The connection is lost: rows and verdicts stay, and the same button retries. */
export const ImportFails: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    onImport.mockRejectedValueOnce(new Error("The school's server does not answer."));
    await upload(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Import 2 rows" }, soon));
    await expect(await canvas.findByRole("alert", {}, soon)).toHaveTextContent(
      "The school's server does not answer.",
    );
    await expect(rowsOf(canvas)).toHaveLength(4);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

export const ImportTriedAgain: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await ImportFails.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("2 rows were imported.", {}, soon)).toBeVisible();
    await expect(check).toHaveBeenCalledOnce();
  },
};

export const CheckFails: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    check.mockRejectedValueOnce(new Error(""));
    await upload(canvas);
    await expect(await canvas.findByRole("alert", {}, soon)).toHaveTextContent(
      "The rows could not be checked. Please try again.",
    );
  },
};

export const CheckTriedAgain: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await CheckFails.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("button", { name: "Import 2 rows" }, soon);
  },
};

export const RefusedByTheServerAfterAll: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const reasons = ["Someone else admitted this person."];
    onImport.mockResolvedValue({ imported: 1, refused: [{ line: 3, kind: "refused", reasons }] });
    await upload(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Import 2 rows" }, soon));
    await expect(
      await canvas.findByText("Row 3: Someone else admitted this person.", {}, soon),
    ).toBeVisible();
    await expect(canvas.getByText("2 rows were refused.")).toBeVisible();
  },
};

export const SampleSheet: Story = {
  play: async ({ canvas }) => {
    const sample = await saved(async () =>
      userEvent.click(canvas.getByRole("button", { name: "Download the sample sheet" })),
    );
    await expect(sample).toEqual({
      name: "admission-list-sample.xlsx",
      cells: [headings, ["202610123456AB", "Okonkwo Adaeze", "Computer Science", "231"]],
    });
  },
};

/** The refused rows with their reasons, to be fixed and imported again. */
export const RefusedRowsSaved: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await upload(canvas);
    const button = await canvas.findByRole("button", { name: "Download the refused rows" }, soon);
    const workbook = await saved(async () => userEvent.click(button));
    await expect(workbook.name).toBe("admission-list-refused.xlsx");
    await expect(workbook.cells).toEqual([
      [...headings, "Row in the sheet", "Reason for refusal"],
      [
        ...(few[3] ?? []).map(String),
        "5",
        "A JAMB number has 14 characters. No department is called Law.",
      ],
    ]);
  },
};

export const WrongType: Story = {
  tags: ["played"],
  play: async ({ canvas }) =>
    refuses(
      canvas,
      new File(["a,b"], "admission-list.csv", { type: "text/csv" }),
      "Wrong file type, ensure this is an Excel file",
    ),
};

export const TooBig: Story = {
  tags: ["played"],
  play: async ({ canvas }) =>
    refuses(
      canvas,
      new File([new Uint8Array(12 * 1024 * 1024 + 1)], "admission-list.xlsx"),
      "The file you selected is too big!",
    ),
};

export const NoSheetInside: Story = {
  tags: ["played"],
  play: async ({ canvas }) =>
    refuses(canvas, new File(["no zip"], "admission-list.xlsx"), "The file could not be read"),
};

/** The sheet reader's code could not be loaded; the file may be fine. */
export const ReaderDidNotLoad: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const worker = spyOn(window, "Worker").mockImplementation(() => {
      throw new Error("offline");
    });
    try {
      await refuses(canvas, await sheet(few), "could not be read just now. Please choose it again");
    } finally {
      worker.mockRestore();
    }
  },
};

export const ChosenAgain: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await ReaderDidNotLoad.play?.(context);
    await upload(canvas);
    await canvas.findByRole("button", { name: "Import 2 rows" }, soon);
    await userEvent.click(canvas.getByRole("button", { name: "Choose another sheet" }));
  },
};

export const NoRows: Story = {
  tags: ["played"],
  play: async ({ canvas }) => refuses(canvas, await sheet([]), "no rows under its headings"),
};

export const MissingColumns: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const blob = await writeExcel([["Name"], ["Bello Musa"]]).toBlob();
    const why = "The sheet lacks the columns JAMB number, Full name, Department";
    await refuses(canvas, new File([blob], "names.xlsx"), why);
  },
};

export const NothingToImport: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    check.mockImplementation(async (rows) => rows.map(({ line }) => ({ line, kind: "unchanged" })));
    await upload(canvas);
    await expect(await canvas.findByText(/there is nothing to import/, {}, soon)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Import 0 rows" })).toBeDisabled();
  },
};

/** Queried by text, because querying 1,000 rows by role is slow. */
export const ThousandRows: Story = {
  tags: ["played"],
  parameters: { a11y: { test: "off" } },
  play: async ({ canvas, canvasElement }) => {
    await upload(
      canvas,
      Array.from({ length: 1000 }, (_, at) => [
        `2026${String(at).padStart(8, "0")}AB`,
        "Okonkwo Adaeze Chukwuemeka",
        "Computer Science",
        at % 400,
      ]),
    );
    await canvas.findByText("Import 833 rows", {}, soon);
    await expect(canvasElement.querySelectorAll("[data-verdict]")).toHaveLength(1000);
    await userEvent.click(canvas.getByText("1,000"));
  },
};

export const OnAPhone: Story = { ...Preview, ...onPhone };
export const Dark: Story = {
  ...Preview,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
