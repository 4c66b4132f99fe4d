import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { BareLink } from "../link/link.tsx";
import { Card } from "./card.tsx";

const meta = {
  component: Card,
  args: {
    title: "ND Part-Time",
    children: "For holders of five O-level credits who study in the evenings and at weekends.",
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "ND Part-Time" })).toBeVisible();
  },
};

export const WithActionsAndFooter: Story = {
  args: {
    actions: <Badge status="success">Open</Badge>,
    footer: (
      <div className="flex flex-wrap gap-3">
        <Button>Generate Invoice</Button>
        <Button asChild variant="secondary">
          <BareLink href="/putme_login">Application Form</BareLink>
        </Button>
      </div>
    ),
  },
};

export const Plain: Story = { args: { title: undefined } };

export const OnAPhone: Story = {
  ...WithActionsAndFooter,
  globals: { viewport: { value: "phone" } },
};

/** A title of eighty characters leaves room for its badge. */
export const LongTitle: Story = {
  args: {
    title: "Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope",
    actions: <Badge status="unapproved">In-progress</Badge>,
  },
  globals: { viewport: { value: "phone" } },
};

export const Empty: Story = { args: { children: undefined } };
export const Dark: Story = {
  ...WithActionsAndFooter,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { ...WithActionsAndFooter, globals: { density: "compact" } };
