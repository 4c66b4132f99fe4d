import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment, cloneElement, createElement } from "react";
import { expect, waitFor } from "storybook/test";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Alert } from "../../components/alert/alert.tsx";
import { AnswerList } from "../../components/answer-list/answer-list.tsx";
import { Badge } from "../../components/badge/badge.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { BulkBar } from "../../components/bulk-bar/bulk-bar.tsx";
import { Button } from "../../components/button/button.tsx";
import { Calendar } from "../../components/calendar/calendar.tsx";
import { Card } from "../../components/card/card.tsx";
import { Confetti } from "../../components/confetti/confetti.tsx";
import { DateText } from "../../components/date/date.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { DropdownMenu } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { FigureStrip } from "../../components/figure-strip/figure-strip.tsx";
import { EmptyState, NoResult } from "../../components/empty-state/empty-state.tsx";
import { BedIcon } from "../../components/icon/icon.tsx";
import { InlineEdit } from "../../components/inline-edit/inline-edit.tsx";
import { Link } from "../../components/link/link.tsx";
import { Money } from "../../components/money/money.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { Reference } from "../../components/reference/reference.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { Skeleton, SkeletonText } from "../../components/skeleton/skeleton.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { StarRating } from "../../components/star-rating/star-rating.tsx";
import { Status } from "../../components/status/status.tsx";
import { Stepper } from "../../components/stepper/stepper.tsx";
import { Tabs } from "../../components/tabs/tabs.tsx";
import { Timeline } from "../../components/timeline/timeline.tsx";
import { EntryGrid } from "../../patterns/entry-grid/entry-grid.tsx";
import { Timetable } from "../../patterns/timetable/timetable.tsx";
import { Tree } from "../../components/tree/tree.tsx";
import { Tooltip } from "../../components/tooltip/tooltip.tsx";
import { QrCode } from "../../documents/qr-code/qr-code.tsx";
import { BedSpacePicker } from "../../patterns/bed-space-picker/bed-space-picker.tsx";
import { Chart } from "../../patterns/charts/chart.tsx";
import { Comparison } from "../../patterns/comparison/comparison.tsx";
import { DataTable } from "../../patterns/data-table/data-table.tsx";
import { FileDrop } from "../../patterns/file-drop/file-drop.tsx";
import { FormField, GroupField } from "../../patterns/form-field/form-field.tsx";
import { HostelCard } from "../../patterns/hostel-card/hostel-card.tsx";
import { ImportWizard } from "../../patterns/import-wizard/import-wizard.tsx";
import { ListPage } from "../../patterns/list-page/list-page.tsx";
import { PasswordInput } from "../../patterns/password-field/password-input.tsx";
import { RoomCard } from "../../patterns/room-card/room-card.tsx";
import { Checkbox } from "../../patterns/checkbox/checkbox.tsx";
import { Input } from "../../patterns/input/input.tsx";
import { RadioGroup } from "../../patterns/radio-group/radio-group.tsx";
import { SavedViews } from "../../patterns/saved-views/saved-views.tsx";
import { Select } from "../../patterns/select/select.tsx";
import { Switch } from "../../patterns/switch/switch.tsx";
import { Textarea } from "../../patterns/textarea/textarea.tsx";
import { Wizard, WizardSection } from "../../patterns/wizard/wizard.tsx";
import { measure } from "./measured.ts";
import { PageTitle } from "../../shell/page-title/page-title.tsx";
import { Fields } from "./class-names-fields.tsx";
import { wholeParts } from "./class-names-whole.tsx";
import { crumbs, hostel, name, noCells, noRows, noViews, room } from "./class-names-samples.ts";

// What a caller says: a size, distances, a display and a text that no component of ours has.
const className = "said m-[11px] block h-[83px] min-h-0 w-[137px] p-[13px] text-28";
const nothing = () => {};

const parts = {
  Accordion: <Accordion items={[{ title: "Fees", content: name }]} className={className} />,
  Alert: <Alert className={className}>{name}</Alert>,
  Badge: <Badge className={className}>Paid</Badge>,
  Breadcrumbs: <Breadcrumbs crumbs={crumbs} className={className} />,
  BulkBar: (
    <BulkBar words="3 selected" onClear={nothing} className={className}>
      {null}
    </BulkBar>
  ),
  Comparison: <Comparison label="Changes" fields={[]} className={className} />,
  FileDrop: <FileDrop label="Sheet" onFiles={nothing} className={className} />,
  InlineEdit: (
    <InlineEdit label="Name" value={name} onSave={async () => {}} className={className} />
  ),
  Tree: <Tree label="Schools" nodes={[]} chosen={[]} onChosen={nothing} className={className} />,
  Button: (
    <>
      <Button className={className}>Pay</Button>
      <Button wide size="small" variant="quiet" className={className}>
        Pay
      </Button>
      <Button size="icon" aria-label="Beds" className={className}>
        <BedIcon className={className} />
      </Button>
      <Button asChild className={className}>
        <a href="#pay">Pay</a>
      </Button>
    </>
  ),
  Calendar: (
    <Calendar label="Day" value={{ from: "", to: "" }} onValue={nothing} className={className} />
  ),
  Card: <Card className={className}>{name}</Card>,
  Confetti: <Confetti name={name} className={className} />,
  DateText: <DateText value="2026-11-22" className={className} />,
  DescriptionList: (
    <DescriptionList
      items={[{ term: "Name", value: name }]}
      columns={3}
      phoneColumns={2}
      className={className}
    />
  ),
  DropdownMenu: <DropdownMenu label="More" trigger="More" groups={[]} className={className} />,
  Link: (
    <Link href="#pay" className={className}>
      Pay
    </Link>
  ),
  Money: <Money amount={1_250_000} className={className} />,
  Pagination: <Pagination page={1} size={10} total={4812} onPage={nothing} className={className} />,
  Progress: <Progress label="Uploading" value={40} className={className} />,
  Reference: <Reference label="RRR" value="310007769676" className={className} />,
  RichText: <RichText html="<p>Resumption</p>" className={className} />,
  Inputs: (
    <>
      <Input label="Name" className={className} />
      <Textarea label="Address" className={className} />
      <Select label="Level" options={[]} className={className} />
      {/* A box that the browser draws takes no padding. */}
      <Checkbox label="Agreed" className={`${className} appearance-none`} />
      <Switch label="By SMS" className={className} />
      <RadioGroup label="Mode" options={[]} className={className} />
    </>
  ),
  Skeleton: <Skeleton className={className} />,
  SkeletonText: <SkeletonText className={className} />,
  Spinner: <Spinner className={className} />,
  StarRating: <StarRating label="Stars" value={3} onChange={nothing} className={className} />,
  Status: (
    <Status kind="success" className={className}>
      Paid
    </Status>
  ),
  Stepper: (
    <Stepper label="Steps" steps={[{ label: "Pay", state: "done" }]} className={className} />
  ),
  Tabs: (
    <Tabs label="Fees" tabs={[{ hash: "a", label: "A", content: name }]} className={className} />
  ),
  EntryGrid: <EntryGrid {...noCells} onEnter={nothing} className={className} />,
  Timetable: <Timetable title="Week" entries={[]} className={className} />,
  Timeline: <Timeline label="History" events={[]} className={className} />,
  QrCode: <QrCode value="https://example.org" label="Code" className={className} />,
  BedSpacePicker: (
    <BedSpacePicker
      label="Bed"
      spaces={[{ id: 1, numeration: "A1", price: 0 }]}
      value={null}
      onChange={nothing}
      className={className}
    />
  ),
  Chart: (
    <Chart
      title="GPA"
      kind="bars"
      pointHeading="Semester"
      series={["GPA"]}
      points={[]}
      className={className}
    />
  ),
  DataTable: <DataTable {...noRows} className={className} />,
  SavedViews: <SavedViews {...noViews} className={className} />,
  FormField: (
    <FormField id="one" label="Name" className={className}>
      <input id="one" />
    </FormField>
  ),
  GroupField: (
    <GroupField id="two" label="Name" className={className}>
      {name}
    </GroupField>
  ),
  Fields: <Fields className={className} />,
  HostelCard: <HostelCard hostel={hostel} className={className} />,
  ImportWizard: (
    <ImportWizard
      columns={[{ key: "name", heading: "Name", example: name }]}
      sampleName="sample"
      check={() => Promise.reject(new Error("not asked"))}
      onImport={() => Promise.reject(new Error("not asked"))}
      next={null}
      className={className}
    />
  ),
  PasswordInput: <PasswordInput label="Password" aria-label="Password" className={className} />,
  RoomCard: (
    <RoomCard room={{ ...room, disabled: true }} disabledReason="Kept." className={className} />
  ),
  Wizard: (
    <Wizard title="ND Application" header={null} steps={[]} className={className}>
      <WizardSection title="Education" className={className} data-handed="">
        {name}
      </WizardSection>
    </Wizard>
  ),
  AnswerList: <AnswerList title={name} answers={[]} className={className} />,
  EmptyState: <EmptyState className={className} />,
  FigureStrip: <FigureStrip label={name} items={[]} className={className} />,
  NoResult: <NoResult className={className} />,
  ListPage: (
    <ListPage title={name} className={className}>
      {name}
    </ListPage>
  ),
  PageTitle: <PageTitle className={className}>Fees</PageTitle>,
  ...wholeParts(className),
};

// What has no element of its own to hand more than a class to, and what papers and the shell draw.
const classAlone = ["Confetti", "DropdownMenu", "QrCode", "PageTitle"];

const meta = {
  title: "Foundations/Class names",
  tags: ["!dev", "!autodocs"],
  // What is measured is no picture, and no page that anybody reads.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: "off" } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Whatever a component says of itself, its caller's width, height, distances, display and text win, on
 * the element that takes what else its caller hands it.
 */
export const CallersWin: Story = {
  parameters: { legible: false },
  render: () => (
    <>
      {Object.entries(parts).map(([part, element]) =>
        // What is too wide for a phone scrolls in its own place.
        createElement(
          "div",
          { key: part, "data-shown": part, className: "overflow-x-auto" },
          element.type === Fragment ? element : cloneElement(element, { "data-handed": "" }),
        ),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-season]")).not.toBeNull());
    const deaf: string[] = [];
    for (const [part, { type }] of Object.entries(parts)) {
      const place = canvasElement.querySelector(`[data-shown="${part}"]`);
      await expect(place, part).not.toBeNull();
      if (!place) continue;
      await measure(place, part);
      if (type !== Fragment && place.querySelector(".said:not([data-handed])")) deaf.push(part);
    }
    await expect(deaf).toEqual(classAlone);
  },
};

/** So they do in a modal, whose greatest width is a number of the specification. */
export const CallersWinInAModal: Story = {
  render: () => (
    <Dialog open onOpenChange={nothing} title="Pay" className={`${className} inset-0`}>
      {name}
    </Dialog>
  ),
  play: async () => measure(document, "Dialog"),
};

export const CallersWinInATooltip: Story = {
  render: () => (
    <Tooltip text="Pay" className={className}>
      <Button>Pay</Button>
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button").focus();
    await waitFor(() => measure(document, "Tooltip"));
  },
};

/** A variant's width wins over the base's in the same way: a wide button is as wide as its place. */
export const VariantsWin: Story = {
  render: () => (
    <div data-place className="w-80 max-w-full">
      <Button wide size="small">
        Pay
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button.getBoundingClientRect().width).toBe(320);
    await expect(getComputedStyle(button).paddingInline).toBe("12px");
  },
};
