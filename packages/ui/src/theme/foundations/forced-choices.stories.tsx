import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Calendar } from "../../components/calendar/calendar.tsx";
import { Stepper } from "../../components/stepper/stepper.tsx";
import { schools } from "../../components/tree/story-schools.ts";
import { Tree } from "../../components/tree/tree.tsx";
import { OptionListBox } from "../../patterns/combobox-field/option-list.tsx";
import { Switch } from "../../patterns/switch/switch.tsx";
import { toldApart } from "./shape.ts";

/** What is chosen, on, or reached, where no colour of ours is left. */
const meta = {
  title: "Foundations/Forced colours, choices",
  parameters: { layout: "padded" },
  globals: { colours: "forced" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const courses = ["Computer Science", "Science Laboratory Technology", "Accountancy"].map(
  (label, index) => ({ value: String(index), label }),
);

/** Of several values each has its mark, and the one that the keys have reached its edge. */
export const SeveralOptions: Story = {
  render: () => (
    <div className="relative mb-40">
      <OptionListBox
        id="courses"
        label="Courses"
        several
        shown={courses}
        total={3}
        chosen={["0", "1"]}
        active={1}
        onChoose={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [chosen, both, idle] = canvas.getAllByRole("option");
    await toldApart(chosen, idle);
    await toldApart(both, chosen);
    await toldApart(both, idle);
  },
};

/** The knob is at the other end, and the ground under it filled. */
export const Switches: Story = {
  render: () => (
    <div className="grid max-w-prose grid-cols-1 gap-2">
      <Switch label="Send me an SMS when a result is out" defaultChecked />
      <Switch label="Show my photo to my class" />
      <Switch label="Let my sponsor see what I owe" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const [on, off] = canvas.getAllByRole("switch").map((one) => ({
      knob: getComputedStyle(one, "::before").translate,
      ground: getComputedStyle(one).backgroundColor,
      edge: getComputedStyle(one).borderTopWidth,
    }));
    await expect(on?.knob).not.toBe(off?.knob);
    await expect(on?.ground).not.toBe(off?.ground);
    await expect([on?.edge, off?.edge]).toEqual(["1px", "1px"]);
    // What is off for good is drawn as all that is disabled.
    const knob = (at: number) =>
      getComputedStyle(canvas.getAllByRole("switch")[at]!, "::before").backgroundColor;
    await expect(knob(2)).not.toBe(knob(1));
    await expect(getComputedStyle(canvas.getByText(/^Let my sponsor/)).color).toBe(knob(2));
  },
};

const nothing = () => undefined;

/** One is chosen by its edge and mark; of several each has its box, and a branch in part its bar. */
export const Branches: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <Tree
        label="Department"
        nodes={schools}
        openAtFirst={["science"]}
        chosen={["stat"]}
        onChosen={nothing}
      />
      <Tree
        label="Departments"
        multiple
        nodes={schools}
        openAtFirst={["science", "eng"]}
        chosen={["stat", "eng"]}
        onChosen={nothing}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, several] = canvas.getAllByRole("tree");
    const item = (tree: HTMLElement | undefined, name: string) =>
      within(tree ?? document.body).getByRole("treeitem", { name });
    await toldApart(item(one, "Statistics"), item(one, "Computer Science"));
    const marks = ["School of Engineering Technology", "School of Applied Sciences"].map(
      (name) => item(several, name).querySelector("[aria-hidden][data-chosen]")?.innerHTML,
    );
    const free = item(several, "Computer Science").querySelector("[aria-hidden][data-chosen]");
    await expect(new Set([...marks, free?.innerHTML]).size).toBe(3);
  },
};

/** Done, in hand, failed and to come: by a sign or a number, by the line between, and in words. */
export const Steps: Story = {
  render: () => (
    <Stepper
      label="Application for National Diploma"
      steps={[
        { label: "Invoice paid", state: "done" },
        { label: "Form filled in", state: "current" },
        { label: "O-level result", state: "failed" },
        { label: "Admission", state: "todo" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [done, current, failed, todo] = canvas
      .getAllByRole("listitem")
      .map((step) => step.querySelectorAll("[aria-hidden=true]"));
    await toldApart(done?.[0], current?.[0]);
    await expect(done?.[1]?.innerHTML).not.toBe(failed?.[1]?.innerHTML);
    await expect(current?.[1]).toHaveTextContent("2");
    await toldApart(current?.[1], todo?.[1]);
  },
};

/** The first and the last day are filled, those between have an edge, and today has another. */
export const Days: Story = {
  render: () => (
    <div className="max-w-80">
      <Calendar
        label="Days of the training"
        range
        value={{ from: "2026-11-09", to: "2026-11-13" }}
        onValue={nothing}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const day = (name: string) => canvas.getByRole("gridcell", { name });
    const [end, between, free, today] = [
      "Monday, 9 November 2026",
      "Tuesday, 10 November 2026",
      "Tuesday, 17 November 2026",
      "Monday, 23 November 2026",
    ].map(day);
    await toldApart(end, between);
    await toldApart(between, free);
    await toldApart(today, free);
    await expect(getComputedStyle(end!).backgroundColor).not.toBe(
      getComputedStyle(between!).backgroundColor,
    );
  },
};
