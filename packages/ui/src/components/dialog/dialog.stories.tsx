import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
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

const closed = fn();

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
    await expect(dialog.offsetWidth).toBe(Math.min(744, window.innerWidth - 32));
  },
};

export const HoldsAndReturnsFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
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

export const HoldsThePageBelow: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const styles = () => document.querySelectorAll("style").length;
    const before = styles();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
    await expect(document.documentElement).toHaveStyle({ overflow: "hidden" });
    // The content security policy allows no further styles.
    await expect(styles()).toBe(before);
    await userEvent.click(document.querySelector("[data-scrim]") as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
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

/** Tab and Shift+Tab stay inside, and the page below is inert. */
export const TrapsTheTabKey: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Physics</Button>
        <Button variant="secondary">Chemistry</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(screen.getByRole("button", { name: "Physics" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await expect(screen.queryByRole("button", { name: "Open" })).toBeNull();
  },
};

export const ClosesOnAPressOutside: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
    const veil = document.querySelector("[data-state=open].inset-0");
    if (!veil) throw new Error("no veil");
    await userEvent.click(veil);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
  },
};

/** Escape closes a question above a dialog. The dialog stays and gets the focus. */
export const QuestionOverADialog: Story = {
  render: function OverADialog() {
    const [asks, setAsks] = useState(false);
    return (
      <Dialog open onOpenChange={closed} title="Hostel A">
        <Button onClick={() => setAsks(true)}>Delete</Button>
        <Dialog
          role="alertdialog"
          width="confirm"
          open={asks}
          onOpenChange={setAsks}
          title="Delete Hostel A"
          description="Its 120 bed spaces go with it."
        />
      </Dialog>
    );
  },
  play: async () => {
    const opener = await screen.findByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    await screen.findByRole("alertdialog", { name: "Delete Hostel A" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Hostel A" })).toBeVisible();
    await expect(closed).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongTitleOnAPhone: Story = {
  args: {
    title: "Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope",
    description: "محمد عبد الرحمن إبراهيم",
  },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Compact: Story = { globals: { density: "compact" } };
