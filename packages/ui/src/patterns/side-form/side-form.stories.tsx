import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { Button } from "../../components/button/button.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { TextField } from "../text-field/text-field.tsx";
import { SideForm } from "./side-form.tsx";

const course = z.object({
  code: requiredText("please enter the course code"),
  title: requiredText("please enter the course title"),
});
const onSave = fn();

type AddCourseProps = { startOpen: boolean; more?: ReactNode; wide?: boolean };

function AddCourse({ startOpen, more, ...look }: AddCourseProps) {
  const [open, setOpen] = useState(startOpen);
  const form = useAppForm(course, { code: "", title: "" });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a course</Button>
      <SideForm
        open={open}
        onClose={() => setOpen(false)}
        title="Add a course"
        intro="As the senate has approved it."
        submitLabel="Save"
        {...look}
        form={form}
        onSubmit={(values) => {
          onSave(values);
          setOpen(false);
        }}
      >
        <TextField name="code" label="Course code" required />
        <TextField name="title" label="Course title" required />
        {more}
      </SideForm>
    </>
  );
}

const meta = {
  component: AddCourse,
  args: { startOpen: true },
  beforeEach: () => void onSave.mockClear(),
} satisfies Meta<typeof AddCourse>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** An untouched form closes at once and returns the focus. */
export const HoldsAndReturnsFocus: Story = {
  args: { startOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Add a course" });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole("dialog", { name: "Add a course" }));
    await waitFor(() => expect(sheet.getByRole("textbox", { name: /code/ })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(sheet.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Escape asks before typed text is lost. */
export const AsksBeforeLosing: Story = {
  tags: ["played"],
  play: async () => {
    const code = await screen.findByRole("textbox", { name: /code/ });
    await userEvent.type(code, "CSC 301");
    await userEvent.keyboard("{Escape}");
    await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  },
};

/** Cancel keeps the text, Leave discards it. */
export const StayedThenLeft: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await AsksBeforeLosing.play?.(context);
    const question = within(screen.getByRole("alertdialog"));
    const code = screen.getByRole("textbox", { name: /code/, hidden: true });
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(code).toHaveValue("CSC 301");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** Errors are shown at the top, and the form stays open. */
export const Refused: Story = {
  tags: ["played"],
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /code/ }), "CSC 301{Enter}");
    const summary = await screen.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
  },
};

export const RefusedThenSaved: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Refused.play?.(context);
    await userEvent.type(screen.getByRole("textbox", { name: /title/ }), "Compilers{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onSave).toHaveBeenCalledWith({ code: "CSC 301", title: "Compilers" });
  },
};

/** Longer than the screen: the fields scroll, and the buttons stay. */
const remarks = Array.from({ length: 12 }, (_, row) => (
  <TextField key={row} name={`more.${row}`} label={`Remark ${row + 1}`} />
));

export const Long: Story = { args: { more: remarks } };
/** Wide enough for a table of inputs. */
export const Wide: Story = { args: { wide: true } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { globals: { density: "compact" } };
