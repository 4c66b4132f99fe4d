import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Footer } from "./footer.tsx";

const meta = {
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    schoolName: "Gateway City Polytechnic",
    location: "Saapade, Ogun State",
    helpLine: "+234 800 000 0000",
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "tel:+2348000000000");
  },
};

export const WithoutHelpLine: Story = { args: { helpLine: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const LongNameAndOtherVendor: Story = {
  args: {
    schoolName: "Abdu Gusau Polytechnic, Talata Mafara",
    location: "Kilometre 3, Talata Mafara–Sokoto Road, Zamfara State",
    poweredBy: "Polyportal Educational Technologies Limited",
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
