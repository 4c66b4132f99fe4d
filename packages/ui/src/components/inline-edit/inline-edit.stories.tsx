import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { InlineEdit } from "./inline-edit.tsx";

const onSave = fn();
const head = "Dr Oluwafunmilayo Adébùkọ́lá Okonkwo-Bello";

const meta = {
  component: InlineEdit,
  args: {
    label: "Head of department",
    value: head,
    onSave,
    check: (value) => (value === "" ? "Please enter a name." : undefined),
  },
  beforeEach: () => void onSave.mockReset().mockResolvedValue(undefined),
  render: function Saved({ value: first, onSave: save, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <InlineEdit
        {...args}
        value={value}
        onSave={async (next) => {
          await save(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Nothing: Story = { args: { value: "" } };

export const Editing: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit head of department" }));
    await expect(canvas.getByRole("textbox", { name: "Head of department" })).toHaveFocus();
  },
};

/** Enter saves and Escape cancels; both return the focus. */
export const ByKeyboard: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const opener = () => canvas.getByRole("button", { name: "Edit head of department" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}Dr Musa{Escape}");
    await expect(canvas.getByText(head)).toBeVisible();
    await expect(opener()).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}Dr Musa Bello {Enter}");
    await expect(onSave).toHaveBeenCalledWith("Dr Musa Bello");
    await expect(await canvas.findByText("Dr Musa Bello")).toBeVisible();
    await expect(opener()).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Head of department: Saved");
    // An unchanged value is not sent.
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(opener()).toHaveFocus();
    await expect(onSave).toHaveBeenCalledOnce();
  },
};

/** While saving, the box keeps the text, and nothing is sent twice. */
export const Saving: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    onSave.mockReturnValue(new Promise(() => {}));
    await userEvent.click(canvas.getByRole("button", { name: /^Edit/ }));
    await userEvent.keyboard("Dr Musa Bello{Enter}{Enter}{Escape}");
    await expect(canvas.getByRole("textbox")).toHaveValue("Dr Musa Bello");
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "true");
    await expect(onSave).toHaveBeenCalledOnce();
  },
};

/** The server's error is shown at the box, which keeps the text. */
export const Refused: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    onSave.mockRejectedValue(new Error("Dr Musa Bello heads Statistics already."));
    await userEvent.click(canvas.getByRole("button", { name: /^Edit/ }));
    await userEvent.keyboard("Dr Musa Bello{Enter}");
    await expect(await canvas.findByText("Dr Musa Bello heads Statistics already.")).toBeVisible();
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("Dr Musa Bello");
    await expect(box).toHaveAccessibleDescription("Dr Musa Bello heads Statistics already.");
  },
};

export const Wrong: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Edit/ }));
    await userEvent.keyboard("{Delete}{Enter}");
    await expect(canvas.getByText("Please enter a name.")).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const WrongThenCancelled: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await Wrong.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByText(head)).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabledReason: "Only the registrar changes it after the session has begun." },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: /^Edit/ });
    await userEvent.click(opener);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(opener).toHaveAccessibleDescription(/^Only the registrar/);
  },
};

export const OnAPhone: Story = { ...Refused, globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  ...Refused,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { ...Editing, globals: { density: "compact" } };
