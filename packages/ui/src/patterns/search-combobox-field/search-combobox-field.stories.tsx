import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { requiredId } from "@polyportal/domain/validation/primitives";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import * as z from "zod/mini";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { loadCourses, slowServer } from "../combobox-field/story-server.ts";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { SearchComboboxField } from "./search-combobox-field.tsx";

const meta = {
  component: SearchComboboxField,
  args: {
    name: "courseId",
    label: "Course",
    required: true,
    loadOptions: loadCourses,
    onChosen: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ courseId: requiredId("please select the course") })}
        defaults={{ courseId: parameters["chosen"] ?? "" }}
      >
        <Story />
        <p className="h-40">What stands below</p>
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof SearchComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const boxIn = (canvas: Canvas) => canvas.getByRole("combobox", { name: /Course/ });

/** The server searches after a pause in typing; Enter chooses the active option. */
export const Searches: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    const box = boxIn(canvas);
    await userEvent.click(box);
    await expect(await canvas.findAllByRole("option")).toHaveLength(20);
    await userEvent.type(box, "slt 49");
    await waitFor(() => expect(canvas.getAllByRole("option")[0]).toHaveTextContent(/^SLT 490:/));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(box).toHaveDisplayValue(/^SLT 4900:/);
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(args.onChosen).toHaveBeenLastCalledWith(4900);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"courseId":4900}')).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear Course" }));
    await expect(box).toHaveValue("");
    await expect(args.onChosen).toHaveBeenLastCalledWith("");
  },
};

/** The next page is loaded at the end of the list, by arrows and by scrolling. */
export const PageByPage: Story = {
  play: async ({ canvas }) => {
    const box = boxIn(canvas);
    await userEvent.click(box);
    await expect(await canvas.findAllByRole("option")).toHaveLength(20);
    const status = canvas.getAllByRole("status")[0];
    await expect(status).toHaveTextContent("The first 20 of 5,000 results. Go on for more");
    await userEvent.keyboard("{ArrowDown}{PageDown}{PageDown}");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(40));
    await userEvent.keyboard("{ArrowDown}");
    const at = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
    await expect(at).toHaveTextContent(/^SLT 20:/);
    const list = canvas.getByRole("listbox").parentElement!;
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(60));
  },
};

const { asked, load } = slowServer();
const page = (...labels: string[]) => ({
  options: labels.map((label) => ({ value: label, label })),
  more: false,
});

/** An answer to an older search is ignored. */
export const StaleAnswers: Story = {
  tags: ["played"],
  args: { loadOptions: load },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas }) => {
    const box = boxIn(canvas);
    await userEvent.click(box);
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(box).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Searching…");
    await userEvent.type(box, "COM");
    await waitFor(() => expect(asked).toHaveLength(2));
    await expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(page("COM 312 Data Structures"));
    await expect(await canvas.findByRole("option")).toHaveTextContent("COM 312 Data Structures");
    asked[0]?.answer(page("ACC 101 Principles of Accounts"));
    await expect(canvas.getByRole("option")).toHaveTextContent("COM 312 Data Structures");
    await expect(box).not.toHaveAttribute("aria-busy");
  },
};

/** A fully typed option is chosen when the answer arrives, even after leaving. */
export const TypedInFull: Story = {
  tags: ["played"],
  args: { loadOptions: load },
  beforeEach: StaleAnswers.beforeEach,
  play: async ({ args, canvas }) => {
    const box = boxIn(canvas);
    await userEvent.type(box, "com 312");
    await userEvent.tab();
    await expect(box).toHaveValue("com 312");
    await waitFor(() => expect(asked.at(-1)?.search).toBe("com 312"));
    asked.at(-1)?.answer(page("COM 312", "COM 312 Practical"));
    await waitFor(() => expect(box).toHaveValue("COM 312"));
    await expect(args.onChosen).toHaveBeenLastCalledWith("COM 312");
    // Emptying and leaving keeps the value, since it must be cleared explicitly.
    await userEvent.clear(box);
    await userEvent.click(canvas.getByText("What stands below"));
    await waitFor(() => expect(box).toHaveValue("COM 312"));
  },
};

export const NothingFound: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const words = 'No result found for "Alchemy"';
    await userEvent.type(boxIn(canvas), "Alchemy");
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText("check your selection and try again")).toBeVisible();
    await userEvent.tab();
    await expect(boxIn(canvas)).toHaveValue("Alchemy");
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

let broken = true;

/** The server does not answer. */
export const Failed: Story = {
  tags: ["played"],
  args: {
    loadOptions: (search, page, signal) =>
      broken ? Promise.reject(new Error("offline")) : loadCourses(search, page, signal),
  },
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvas }) => {
    const box = boxIn(canvas);
    await userEvent.click(box);
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "The results could not be loaded. Press Enter to try again.",
    );
  },
};

/** Enter or the button retries. */
export const AskedAgain: Story = {
  ...Failed,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await Failed.play?.(context);
    const box = boxIn(canvas);
    broken = false;
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findAllByRole("option")).toHaveLength(20);
    await expect(box).toHaveFocus();
  },
};

/** Left before an answer that fails: the text stays without an error, because it may be an option. */
export const FailedWhenLeft: Story = {
  ...Failed,
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = boxIn(canvas);
    await userEvent.type(box, "slt 4990");
    await userEvent.tab();
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(box).toHaveValue("slt 4990");
    await expect(canvas.queryByText(/^No result found/)).toBeNull();
  },
};

export const FoundAfterAll: Story = {
  ...FailedWhenLeft,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await FailedWhenLeft.play?.(context);
    const box = boxIn(canvas);
    broken = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(box).toHaveFocus();
    await expect(await canvas.findByRole("option")).toHaveTextContent(/^SLT 4990/);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(box).toHaveDisplayValue(/^SLT 4990/);
  },
};

/** Enter ends an IME composition without choosing an option. */
export const LettersPutTogether: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    const box = boxIn(canvas);
    await userEvent.type(box, "slt 4990");
    await canvas.findByRole("option");
    await fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(args.onChosen).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChosen).toHaveBeenCalledWith(4990);
  },
};

/** The list stays in the part of the window above the on-screen keyboard. */
export const OverTheKeyboard: Story = {
  ...onPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div className="pt-40">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const whole = Object.getOwnPropertyDescriptor(window, "visualViewport");
    const left = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight });
    Object.defineProperty(window, "visualViewport", { configurable: true, value: left });
    return () => {
      if (whole) Object.defineProperty(window, "visualViewport", whole);
    };
  },
  play: async ({ canvas }) => {
    const box = boxIn(canvas);
    await userEvent.click(box);
    await expect(await canvas.findAllByRole("option")).toHaveLength(20);
    const list = canvas.getByRole("listbox").parentElement!;
    await waitFor(() => expect(list).toHaveAttribute("data-side"));
    // Opens the keyboard, which leaves less space below the box than above.
    const room = Math.round(box.getBoundingClientRect().bottom) + 60;
    Object.assign(window.visualViewport!, { height: room });
    window.visualViewport!.dispatchEvent(new Event("resize"));
    await expect(list).toHaveAttribute("data-side", "up");
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      box.getBoundingClientRect().top,
    );
    // Closes it again.
    Object.assign(window.visualViewport!, { height: innerHeight });
    window.visualViewport!.dispatchEvent(new Event("resize"));
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("data-active");
  },
};

export const FailedInSight: Story = {
  args: { loadOptions: () => Promise.reject(new Error("offline")) },
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(boxIn(canvas));
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Open: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(boxIn(canvas));
    await expect(await canvas.findAllByRole("option")).toHaveLength(20);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  },
};

/** In a dialog's last field there is no room below, so the list opens upwards, beyond the dialog's edge. */
export const InADialog: Story = {
  tags: ["played"],
  render: function InADialogStory(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Borrow a course">
        <p className="h-[60vh]">What stands above</p>
        <SearchComboboxField {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const box = await screen.findByRole("combobox", { name: /Course/ });
    await userEvent.click(box);
    await expect(await screen.findAllByRole("option")).toHaveLength(20);
    const list = screen.getByRole("listbox").parentElement!;
    await waitFor(() => expect(list).toHaveAttribute("data-side", "up"));
    const [above, at] = [list.getBoundingClientRect(), box.getBoundingClientRect()];
    await expect(above.bottom).toBeLessThanOrEqual(at.top);
    await expect(above.top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getAllByRole("option")[0]).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(screen.getByRole("dialog")).toBeVisible();
    await userEvent.click(box);
    await screen.findAllByRole("option");
  },
};

/** An initial value is shown with its known label before the server is asked. */
export const Filled: Story = {
  args: {
    known: [{ value: 312, label: "COM 312: Introduction to Data Structures (Practical) II" }],
  },
  parameters: { chosen: 312 },
};
export const Disabled: Story = { ...Filled, args: { ...Filled.args, disabled: true } };
export const Dark: Story = {
  ...Open,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { ...onPhone.globals, theme: "dark" },
};
