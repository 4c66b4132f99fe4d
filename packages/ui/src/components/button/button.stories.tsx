import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CrossIcon, PrinterIcon } from "../icon/icon.tsx";
import { BareLink } from "../link/link.tsx";
import { Button } from "./button.tsx";

const press = fn();

const meta = {
  component: Button,
  args: { children: "Generate Invoice", onClick: press },
  beforeEach: () => void press.mockClear(),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Generate Invoice" })).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: "secondary", children: "Previous" } };

export const Quiet: Story = { args: { variant: "quiet", children: "Clear this row" } };

export const Danger: Story = { args: { variant: "danger", children: "Delete second sitting" } };

export const Small: Story = { args: { size: "small", variant: "secondary", children: "Choose" } };

export const WithIcon: Story = {
  args: {
    variant: "secondary",
    children: (
      <>
        <PrinterIcon /> Print
      </>
    ),
  },
};

export const IconOnly: Story = {
  args: { size: "icon", variant: "quiet", "aria-label": "Close", children: <CrossIcon /> },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { loading: true, children: "Saving…", type: "submit" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Saving…" }));
    await expect(press).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const WideOnAPhone: Story = {
  args: { wide: true, children: "Save and go on to Educational History" },
  globals: { viewport: { value: "phone" } },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild variant="secondary">
      <BareLink href="/sub_degree_login">Application Form</BareLink>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Application Form" })).toHaveAttribute(
      "href",
      "/sub_degree_login",
    );
  },
};

const every = (
  <div className="grid justify-items-start gap-3">
    {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
      <div key={variant} className="flex flex-wrap gap-3">
        <Button variant={variant}>Approve</Button>
        <Button variant={variant} size="small">
          Approve
        </Button>
        <Button variant={variant} loading>
          Approving…
        </Button>
        <Button variant={variant} disabled>
          Approve
        </Button>
      </div>
    ))}
  </div>
);

export const Every: Story = { render: () => every };
export const Dark: Story = { render: () => every, globals: { theme: "dark" } };
export const Compact: Story = { render: () => every, globals: { density: "compact" } };
