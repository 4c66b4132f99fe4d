import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { examinations, lecturerWeek, openHour, studentWeek } from "./story-weeks.ts";
import { Timetable } from "./timetable.tsx";

const onEntry = fn();
const onRetry = fn();

const meta = {
  component: Timetable,
  args: { title: "Week of HND II Computer Science", entries: studentWeek },
  parameters: { layout: "padded" },
  beforeEach: () => {
    onEntry.mockClear();
    onRetry.mockClear();
  },
} satisfies Meta<typeof Timetable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A recurring week with today and now marked: Monday, half past nine. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: /^Week of HND II/ }));
    await expect(table.getByRole("columnheader", { name: "Monday Today" })).toHaveAttribute(
      "aria-current",
      "date",
    );
    await expect(table.getByRole("rowheader", { name: /^9:00 am/ })).toHaveTextContent(
      "Now 9:30 am",
    );
    const entry = table.getByText("Entrepreneurship Development and Practicum II").closest("td");
    await expect(entry).toHaveTextContent(/^EED 413 Now.*9:00 to 11:00 am/);
    // One cell for its whole time: no row begins or ends in between.
    await expect(entry).toHaveAttribute("rowspan", "2");
  },
};

/** A certain week, so days have dates. Saturday and the evening are shown because of their entries. */
export const Lecturer: Story = {
  args: {
    title: "Week of Dr Oluwafunmilayo Adébùkọ́lá Okonkwo-Bello",
    entries: lecturerWeek,
    weekOf: "2026-11-25",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: /^Saturday/ })).toHaveTextContent(
      "28 November",
    );
    const evening = canvas.getByRole("rowheader", { name: /^6:00 pm/ });
    await expect(evening).toHaveTextContent("Outside usual hours");
  },
};

/** Clashing entries are side by side and named, above the table and at each entry. */
export const Clashes: Story = {
  args: { title: "Lecture Theatre 2", entries: openHour },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 clashes in this week")).toBeVisible();
    await expect(canvas.getByText("Tuesday, 10:00 to 11:00 am: COM 312 and GNS 302")).toBeVisible();
    const boxes = ["COM 312", "GNS 302"].map((code) =>
      canvas
        .getAllByText(code)
        .find((text) => text.closest("table") && text.offsetParent)
        ?.closest("[data-entry]")
        ?.getBoundingClientRect(),
    );
    await expect(boxes[0]?.right).toBeLessThanOrEqual(boxes[1]?.left ?? 0);
    await expect(canvas.getAllByText("Clashes with STA 314 and GNS 302")[0]).toBeVisible();
    await expect(canvas.getByText("No hour set yet")).toBeVisible();
  },
};

export const Examinations: Story = {
  args: {
    title: "First semester examinations of 2026/2027",
    entries: examinations,
    weekOf: "2027-02-15",
  },
};

/** Entries that can be pressed are buttons of an ARIA grid: one Tab stop, with arrows between them. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onEntry },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole("grid"));
    const at = (code: string) =>
      expect(grid.getByRole("button", { name: new RegExp(`^${code}`) })).toHaveFocus();
    await userEvent.tab();
    await at("EED 413");
    await userEvent.keyboard("{ArrowDown}");
    await at("COM 412");
    await userEvent.keyboard("{ArrowRight}");
    await at("COM 415");
    await userEvent.keyboard("{End}");
    await at("SWD 411");
    await userEvent.keyboard("{Home}{PageUp}");
    await at("EED 413");
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await at("GNS 411");
    await userEvent.keyboard("{Enter}");
    await expect(onEntry).toHaveBeenLastCalledWith(expect.objectContaining({ code: "GNS 411" }));
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}");
    await at("EED 413");
    await userEvent.tab();
    await expect(grid.queryByRole("button", { name: /^COM/, current: true })).toBeNull();
    await expect(document.activeElement?.closest("table")).toBeNull();
  },
};

/** A list by day with today open; the same facts, pressable if they are in the table. */
export const OnAPhone: Story = {
  args: { onEntry },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("grid")).toBeNull();
    const [monday, tuesday] = canvas.getAllByRole("group");
    await expect(monday).toHaveAttribute("open");
    await expect(tuesday).not.toHaveAttribute("open");
    const entry = canvas.getByRole("button", { name: /^EED 413 Now/ });
    await expect(entry).toHaveTextContent("Entrepreneurship Development and Practicum II");
    await expect(entry).toHaveTextContent("9:00 to 11:00 am");
    await userEvent.tab();
    await userEvent.tab();
    await expect(entry).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onEntry).toHaveBeenCalledWith(expect.objectContaining({ code: "EED 413" }));
    await userEvent.click(canvas.getByRole("heading", { name: "Tuesday" }));
    await expect(canvas.getAllByText("Compiler Construction").at(-1)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ClashesOnAPhone: Story = {
  args: Clashes.args,
  globals: { viewport: { value: "phone" } },
};

export const Loading: Story = {
  args: { entries: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Week of HND II");
  },
};

export const Empty: Story = {
  args: { entries: [], empty: "Your department has not published this semester’s timetable yet." },
};

export const Failed: Story = {
  args: { entries: undefined, failure: { message: "Request timed out", onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Request timed out");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColours: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: Clashes.args,
  globals: { colours: "forced" },
};

/** Nothing is cut off: the list, which wraps, replaces the table. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" }, textSize: "200" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Monday/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A4 landscape, without marks of today and now. */
export const OnPaper: Story = {
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table")).toBeVisible();
    await expect(canvas.queryByRole("group")).toBeNull();
    await expect(getComputedStyle(document.body).getPropertyValue("page")).toBe("timetable");
  },
};
