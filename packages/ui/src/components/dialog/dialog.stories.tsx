import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { DialogProps } from "./dialog.tsx";
import { Dialog } from "./dialog.tsx";

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Subject combination"
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Subject combination",
    children: <p>Physics, Chemistry and Mathematics</p>,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Subject combination" });
    await expect(dialog.offsetWidth).toBeLessThanOrEqual(744);
  },
};

export const HoldsAndReturnsFocus: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole("button", { name: "Done" })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Done" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const long = Array.from({ length: 30 }, (_, line) => (
  <p key={line} className="mb-3">
    {line + 1}. Candidates must bring the originals of all certificates to the screening.
  </p>
));

export const LongToRead: Story = {
  args: { readable: true, title: "Instructions to candidates", children: long },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("region", { name: "Text" })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  args: { description: "Choose one; it cannot be changed after payment." },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };
