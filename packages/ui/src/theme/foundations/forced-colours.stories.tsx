import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { PageMover } from "../../components/pagination/page-mover.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { StatusIcon } from "../../components/status/status-icon.tsx";
import { Tabs } from "../../components/tabs/tabs.tsx";
import { BedSpacePicker } from "../../patterns/bed-space-picker/bed-space-picker.tsx";
import { OptionListBox } from "../../patterns/combobox-field/option-list.tsx";
import { DataTable } from "../../patterns/data-table/data-table.tsx";
import { studentColumns } from "../../patterns/data-table/story-columns.tsx";
import { students } from "../../patterns/data-table/story-students.ts";
import { Wizard } from "../../patterns/wizard/wizard.tsx";
import { SideMenu } from "../../shell/side-menu/side-menu.tsx";
import { shapeOf, toldApart } from "./shape.ts";

/**
 * A person may force colours of their own on every page, as Windows' contrast themes do: then no ground
 * and no colour of ours is left. What is chosen, current or walked to is told by an edge, a mark or a
 * fill. In the tests the browser forces colours indeed; the toolbar shows our part of it only.
 */
const meta = {
  title: "Foundations/Forced colours",
  parameters: { layout: "padded" },
  globals: { colours: "forced" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenTab: Story = {
  render: () => (
    <Tabs
      label="Academic fees"
      tabs={[
        { hash: "school_fees", label: "School Fees", content: <p>Fees of the session.</p> },
        { hash: "other_fees", label: "Other Fees", content: <p>Transcript, identity card.</p> },
        { hash: "acceptance", label: "Acceptance", content: <p>The acceptance fee.</p> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [open, other, third] = canvas.getAllByRole("tab");
    await toldApart(open, other);
    await expect(shapeOf(other ?? document.body)).toEqual(shapeOf(third ?? document.body));
  },
};

const courses = ["Computer Science", "Science Laboratory Technology", "Accountancy"].map(
  (label, index) => ({ value: String(index), label }),
);

export const Options: Story = {
  render: () => (
    <div className="relative mb-40">
      <OptionListBox
        id="course"
        label="Course of study"
        shown={courses}
        total={3}
        chosen={["0"]}
        active={1}
        onChoose={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [chosen, active, idle] = canvas.getAllByRole("option");
    await toldApart(chosen, idle);
    await toldApart(active, idle);
    await toldApart(active, chosen);
  },
};

export const HowFar: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-6">
      <Progress label="Uploading birth-certificate.png" value={42} />
      <Progress label="Uploading o-level-result.png" value={100} />
      <Progress label="Asking the bank" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole("progressbar")) {
      await expect(getComputedStyle(bar).borderTopWidth).toBe("1px");
      const done = bar.firstElementChild;
      if (!done) throw new Error("A bar without its fill");
      await expect(getComputedStyle(done).backgroundColor).not.toBe(
        getComputedStyle(bar).backgroundColor,
      );
    }
  },
};

export const PageInSight: Story = {
  render: () => (
    <>
      <Pagination page={2} size={10} total={4812} onPage={() => undefined} />
      <PageMover to={1} disabled onPage={undefined} hrefOf={undefined}>
        Before the first
      </PageMover>
    </>
  ),
  play: async ({ canvas }) => {
    await toldApart(
      canvas.getByRole("button", { name: "Page 2" }),
      canvas.getByRole("button", { name: "Page 1" }),
    );
  },
};

export const SelectedRows: Story = {
  render: () => (
    <DataTable
      label="Students"
      columns={studentColumns}
      rows={students(4)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      bulkActions={() => <Button size="small">Approve</Button>}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("row").slice(1);
    const box = first?.querySelector<HTMLInputElement>("input[type=checkbox]");
    if (!box) throw new Error("No row to select");
    await userEvent.click(box);
    await toldApart(first, second);
    // Its lines are drawn as its words are, not as what is disabled is.
    const { borderBottomColor, borderBottomWidth, color } = getComputedStyle(second ?? box);
    await expect([borderBottomWidth, borderBottomColor]).toEqual(["1px", color]);
  },
};

export const Current: Story = {
  render: () => (
    <Wizard
      title="Application for National Diploma"
      header={null}
      steps={[
        { hash: "personal", title: "Personal details", state: "done" },
        { hash: "next-of-kin", title: "Next of kin", state: "current" },
        { hash: "o-level", title: "O-level results", state: "open" },
        { hash: "declaration", title: "Declaration", state: "locked" },
      ]}
    >
      <SideMenu
        items={[
          { label: "Dashboard", path: "/dashboard" },
          { label: "Results", path: "/results" },
        ]}
        currentPath="/results"
        onSignOut={() => undefined}
      />
    </Wizard>
  ),
  play: async ({ canvas }) => {
    await toldApart(
      canvas.getByRole("link", { name: /Next of kin/ }),
      canvas.getByRole("link", { name: /O-level/ }),
    );
    await toldApart(
      canvas.getByRole("link", { name: "Results" }),
      canvas.getByRole("link", { name: "Dashboard" }),
    );
  },
};

export const ChosenBed: Story = {
  render: () => (
    <BedSpacePicker
      label="Bed space in Room A12, Queen Amina Hall"
      spaces={["A1", "A2"].map((numeration, id) => ({ id, numeration, price: 45_000 }))}
      value={0}
      onChange={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole("radio");
    await toldApart(chosen?.closest("label"), other?.closest("label"));
  },
};

/** A filled button stays filled, and its words can be read. */
export const Buttons: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Button>Pay ₦45,000.00</Button>
      <Button variant="secondary">Print</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Delete the application</Button>
      <Button disabled>Submit</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole("button", { name: "Pay ₦45,000.00" }));
    await expect(look.backgroundColor).not.toBe(
      getComputedStyle(document.documentElement).backgroundColor,
    );
    await expect(look.forcedColorAdjust).toBe("none");
    await expect(look.color).not.toBe(look.backgroundColor);
  },
};

/** Every status keeps a drawing of its own. */
export const Statuses: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {(["info", "success", "warning", "fail", "unapproved"] as const).map((kind) => (
        <li key={kind}>
          <StatusIcon kind={kind} spoken className="size-8" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole("img").map((icon) => icon.innerHTML);
    await expect(new Set(drawings).size).toBe(5);
  },
};
