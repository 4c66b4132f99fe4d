import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { schools } from "../components/tree/story-schools.ts";
import { studentWeek } from "../patterns/timetable/story-weeks.ts";
import { DashboardExample } from "./dashboard-example.tsx";
import { ComparisonExample } from "./comparison-example.tsx";
import { DepartmentsExample } from "./departments-example.tsx";
import { FormExample } from "./form-example.tsx";
import { MyWeekExample } from "./my-week-example.tsx";
import { PageExample } from "./page-example.tsx";
import { PrintExample } from "./print-example.tsx";
import { TableExample } from "./table-example.tsx";

/** The code that the pages of guidance show, running. */
const meta = {
  title: "Guidance/Examples",
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sources = import.meta.glob<string>("./*-example.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const sourceOf = (file: string) => ({ docs: { source: { code: sources[file], language: "tsx" } } });

export const APage: Story = {
  render: () => <PageExample />,
  parameters: sourceOf("./page-example.tsx"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Queen Amina Hall");
    await expect(canvas.getByText("-")).toBeVisible();
  },
};

const save = fn(() => Promise.resolve());

export const AForm: Story = {
  render: () => <FormExample save={save} />,
  parameters: sourceOf("./form-example.tsx"),
  beforeEach: () => void save.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save hostel" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Name/ }), "Queen Amina Hall");
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Women");
    await userEvent.click(canvas.getByRole("button", { name: "Save hostel" }));
    await expect(save).toHaveBeenCalledWith({ name: "Queen Amina Hall", gender: "female" });
  },
};

const hostels = [
  { id: "1", name: "Queen Amina Hall", beds: 480, fee: 45_000, open: true },
  { id: "2", name: "Ọbáfẹ́mi Awólọ́wọ̀ Hall", beds: 1_200, fee: 38_500, open: true },
  { id: "3", name: "Nnamdi Azikiwe Hall", beds: 0, fee: 0, open: false },
];

export const ATable: Story = {
  render: () => <TableExample hostels={hostels} />,
  parameters: sourceOf("./table-example.tsx"),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Search hostels" }), "amina{Enter}");
    await expect(await canvas.findByText("Queen Amina Hall")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Nnamdi Azikiwe Hall")).toBeNull());
  },
};

const departments = [
  { id: "stat", name: "Statistics", head: "Dr Oluwafunmilayo Adébùkọ́lá Okonkwo-Bello" },
  { id: "comp", name: "Computer Science", head: "Dr Musa Abdullahi Danjuma" },
];
const saveHead = fn(() => Promise.resolve());
const onClose = fn();

export const ATree: Story = {
  render: () => <DepartmentsExample {...{ schools, departments, saveHead, onClose }} />,
  parameters: sourceOf("./departments-example.tsx"),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("treeitem", { name: "School of Applied Sciences" }));
    await userEvent.click(canvas.getByRole("button", { name: "Edit head of statistics" }));
    await userEvent.keyboard("Dr Aisha Bello{Enter}");
    await expect(saveHead).toHaveBeenCalledWith("stat", "Dr Aisha Bello");
    await userEvent.click(canvas.getByRole("button", { name: "Close registration" }));
    await expect(onClose).toHaveBeenCalledWith(["stat", "comp"]);
  },
};

const onApprove = fn();

export const AComparison: Story = {
  render: () => (
    <ComparisonExample
      record={{ name: "Fatima Okonkwo Bello", level: "ND II", phone: "0803 123 4567" }}
      asked={{ name: "Fatima Adébáyọ̀ Okonkwo-Bello", level: "ND II", phone: "" }}
      onApprove={onApprove}
    />
  ),
  parameters: sourceOf("./comparison-example.tsx"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 field is the same.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }));
    await expect(onApprove).toHaveBeenCalledOnce();
  },
};

const slip = (
  <PrintExample name="Fatima Adébáyọ̀-Okonkwo" hall="Queen Amina Hall" bed="B-114, lower" />
);

export const ADocument: Story = { render: () => slip, parameters: sourceOf("./print-example.tsx") };

export const ADocumentOnPaper: Story = {
  render: () => slip,
  parameters: sourceOf("./print-example.tsx"),
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Print" })).toBeNull();
    await expect(canvas.queryByText(/bring it to the porter/)).not.toBeVisible();
  },
};

const figures = {
  waiting: [
    { label: "214 applications to check", href: "#applications" },
    { label: "12 payments to match", href: "#payments" },
    { label: "3 changes to approve", href: "#approvals" },
  ],
  stages: [
    { label: "Invoiced", value: 12_480 },
    { label: "Paid", value: 9_860 },
    { label: "Submitted", value: 8_904 },
    { label: "Admitted", value: 2_150 },
    { label: "Accepted", value: 1_906 },
  ],
  quotas: [
    { label: "Computer Science", value: 134, target: 120 },
    { label: "Science Laboratory Technology", value: 96, target: 120 },
    { label: "Accountancy", value: 80, target: 80 },
  ],
  paidBySession: [
    { label: "2024/2025", value: 7_011 },
    { label: "2025/2026", value: 8_656 },
    { label: "2026/2027", value: 9_860 },
  ],
};

export const ADashboard: Story = {
  render: () => <DashboardExample figures={figures} />,
  parameters: sourceOf("./dashboard-example.tsx"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+\u20601,204, up from 2025/2026")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Registered" })).toHaveTextContent("310");
    await userEvent.click(canvas.getByRole("switch", { name: /^Compare/ }));
    await expect(canvas.queryByText("+\u20601,204, up from 2025/2026")).toBeNull();
    await userEvent.keyboard(" ");
  },
};

export const ADashboardWaiting: Story = {
  render: () => <DashboardExample figures={undefined} />,
  parameters: sourceOf("./dashboard-example.tsx"),
};

const courses = [
  { code: "EED 413", units: 2, outline: "A business plan, carried out in groups of five." },
  { code: "COM 412", units: 3, outline: "Normal forms, transactions, SQL in practice." },
];

export const AWeek: Story = {
  render: () => <MyWeekExample entries={studentWeek} courses={courses} />,
  parameters: sourceOf("./my-week-example.tsx"),
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole("button", { name: /^EED 413/ });
    entry.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "EED 413" });
    await expect(dialog).toHaveTextContent("carried out in groups of five");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(entry).toHaveFocus());
  },
};
