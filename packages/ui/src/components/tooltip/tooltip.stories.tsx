import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { PrinterIcon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { Tooltip } from "./tooltip.tsx";

const print = (
  <Button variant="secondary" size="icon" aria-label="Print">
    <PrinterIcon />
  </Button>
);

const meta = {
  component: Tooltip,
  args: { text: "Thirty students a page", children: print },
  decorators: (Story) => (
    <div className="grid min-h-48 place-items-center">
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async () => {
    await expect(screen.queryByRole("tooltip")).toBeNull();
  },
};

export const OpensWithFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Print" });
    await screen.findByRole("tooltip", { name: "Thirty students a page" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Thirty students a page");
  },
};

export const EscapeClosesIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Print" })).toHaveFocus();
  },
};

/** The tooltip stays while it is hovered, so that a screen magnifier can follow it. */
export const CanBeHovered: Story = {
  tags: ["played"],
  args: { side: "bottom" },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Print" }));
    await screen.findByRole("tooltip");
    const words = screen.getAllByText("Thirty students a page")[0];
    if (!words) throw new Error("no words");
    await userEvent.hover(words);
    await expect(screen.getByRole("tooltip")).toBeInTheDocument();
  },
};

export const OnALinkThatIsCut: Story = {
  args: {
    text: "Department of Science Laboratory Technology (Environmental Biology Option), Evening",
    children: (
      <Link href="#department" className="block w-40 truncate py-2.5">
        Department of Science Laboratory Technology
      </Link>
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole("tooltip");
  },
};

/** The first Escape closes the tooltip, and the next one the dialog around it. */
export const InADialog: Story = {
  render: function InADialogStory(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Result sheet">
        <Tooltip {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const button = await screen.findByRole("button", { name: "Print" });
    await waitFor(() => expect(button).toHaveFocus());
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const Dark: Story = { ...OpensWithFocus, globals: { theme: "dark" } };
