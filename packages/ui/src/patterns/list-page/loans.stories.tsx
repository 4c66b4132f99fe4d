import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { dismissToast, toastStore } from "../../components/toast/toast-store.ts";
import { Toaster } from "../../components/toast/toaster.tsx";
import { ImportLoansPage } from "../../guidance/loans/import-loans-page.tsx";
import type { Loan } from "../../guidance/loans/loan.ts";
import { loanMessages } from "../../guidance/loans/loan-messages.ts";
import { LoansPage } from "../../guidance/loans/loans-page.tsx";
import { answerTo, findBorrowers, loansOf } from "./story-loans.ts";

const onRetry = fn();

/** The page with a fake server that stores changes. */
function Library(props: {
  loans?: readonly Loan[];
  address?: string;
  waits?: boolean;
  fails?: boolean;
}) {
  const { loans: given = loansOf(43), address = "", waits = false, fails = false } = props;
  const [loans, setLoans] = useState(given);
  const [params, setParams] = useState(() => new URLSearchParams(address));
  return (
    <>
      <LoansPage
        params={params}
        onParams={setParams}
        answer={waits || fails ? undefined : answerTo(loans, params)}
        loading={waits}
        failure={
          fails
            ? { message: "The school's records cannot be reached just now.", onRetry }
            : undefined
        }
        breadcrumbs={<Breadcrumbs crumbs={loanMessages.crumbs} />}
        importPath="#import"
        findBorrowers={findBorrowers}
        onLend={async ({ borrowerId, book, dueOn }) => {
          const loan = { id: "new", borrower: borrowerId, matric: "FPI/ND/24/0400", book, dueOn };
          setLoans([{ ...loan, state: "out" }, ...loans]);
        }}
        onTakeBack={async (choice) => {
          const isTaken = ({ id }: Loan) =>
            "all" in choice ? !choice.except.includes(id) : choice.includes(id);
          setLoans(loans.map((one) => (isTaken(one) ? { ...one, state: "returned" } : one)));
        }}
      />
      <Toaster />
    </>
  );
}

/**
 * A list that the server pages: filters and a date, adding a record, a bulk action, an import, loading and
 * errors. Guidance/A list from the server shows each of its files.
 */
const meta = {
  title: "Patterns/List page/A list from the server",
  component: Library,
  beforeEach: () => void onRetry.mockClear(),
  // Toasts disappear after seconds, so they would be in some pictures and not in others.
  afterEach: () => toastStore.read().forEach(({ id }) => dismissToast(id)),
} satisfies Meta<typeof Library>;

export default meta;

const files = import.meta.glob<string>("../../guidance/loans/*", {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = (names: readonly string[]) =>
  names.map((name) => `// ${name}\n\n${files[`../../guidance/loans/${name}`]}`).join("\n");
const sourceOf = (...names: string[]) => ({
  docs: { source: { code: text(names), language: "tsx" } },
});

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  parameters: sourceOf("loans-page.tsx"),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "Overdue");
    await expect(canvas.getByText("showing 1-10 of 11")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(1);
    await userEvent.type(canvas.getByRole("textbox", { name: "Search loans" }), "nobody{Enter}");
    await expect(canvas.getByText('No result found for "nobody"')).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear the search" })[0]!);
    await userEvent.click(canvas.getByRole("button", { name: /Remove.*Overdue/ }));
    await expect(canvas.getByText("showing 1-10 of 43")).toBeVisible();
  },
};

/** A past day is an error at its field, and a future one is saved. */
export const Lends: Story = {
  tags: ["played"],
  parameters: sourceOf("lend-form.tsx", "loan.ts"),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lend a book" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Lend a book" }));
    await userEvent.type(sheet.getByRole("combobox", { name: /Borrower/ }), "bello");
    await userEvent.click(await sheet.findByRole("option", { name: "BELLO Aisha Ibrahim" }));
    await userEvent.type(sheet.getByRole("textbox", { name: /Book/ }), "Concrete Technology");
    await userEvent.type(sheet.getByRole("textbox", { name: "Day" }), "7");
    await userEvent.type(sheet.getByRole("textbox", { name: "Month" }), "12");
    const year = sheet.getByRole("textbox", { name: "Year" });
    await userEvent.type(year, "2025{Enter}");
    await expect(
      await sheet.findByRole("link", { name: "Date of return: please enter a day after today" }),
    ).toBeVisible();
    await userEvent.clear(year);
    await userEvent.type(year, "2027{Enter}");
    await expect(await canvas.findByRole("cell", { name: "Concrete Technology" })).toBeVisible();
    await expect(await canvas.findByText("Concrete Technology is lent.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Rows on two pages are chosen, confirmed once, and then cleared. */
export const TakesBackMany: Story = {
  tags: ["played"],
  parameters: sourceOf("take-back.tsx"),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /^Select [A-Z]/ })[0]!);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /^Select [A-Z]/ })[0]!);
    await userEvent.click(canvas.getByRole("button", { name: "Take back" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Take back" }));
    await expect(question.getByText(/returned today: 2\./)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Take back" }));
    await expect(await canvas.findByText("Books returned: 2.")).toBeVisible();
    await expect(canvas.queryByText("2 selected")).toBeNull();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const Waiting: Story = { args: { waits: true }, parameters: sourceOf("loans-page.tsx") };

export const Failed: Story = {
  args: { fails: true },
  parameters: sourceOf("loans-page.tsx"),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { loans: [] }, parameters: sourceOf("loans-page.tsx") };

export const OnAPhone: Story = {
  args: { address: "state=overdue" },
  globals: { viewport: { value: "phone" } },
  parameters: sourceOf("loans-page.tsx"),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Import: Story = {
  parameters: sourceOf("import-loans-page.tsx"),
  render: () => (
    <ImportLoansPage
      loansPath="#loans"
      check={(rows) => Promise.resolve(rows.map(({ line }) => ({ line, kind: "new" })))}
      onImport={(rows) => Promise.resolve({ imported: rows.length })}
    />
  ),
};
