import type { Meta, StoryObj } from "@storybook/react-vite";
import { PrinterIcon } from "../../components/icon/icon.tsx";
import { Button } from "../../components/button/button.tsx";
import { PageTitle } from "./page-title.tsx";

const meta = {
  component: PageTitle,
  args: { children: "Generate JAMB Students Invoice" },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLeadAndAction: Story = {
  args: {
    lead: "Pay with the reference on this invoice at any bank, or by card.",
    actions: (
      <Button variant="secondary">
        <PrinterIcon /> Print
      </Button>
    ),
  },
};

export const OnAPhone: Story = {
  ...WithLeadAndAction,
  globals: { viewport: { value: "phone" } },
};
