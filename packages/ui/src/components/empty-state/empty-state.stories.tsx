import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { EmptyState, NoResult } from "./empty-state.tsx";

const meta = { component: EmptyState } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your request results will be displayed here")).toBeVisible();
  },
};

export const EmptyWithAction: Story = {
  args: { children: "No invoice yet.", action: <Button>Generate Invoice</Button> },
};

export const NothingFound: Story = {
  render: () => <NoResult />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No result found")).toBeVisible();
    await expect(canvas.getByText("check your selection and try again")).toBeVisible();
  },
};

export const NothingFoundForATerm: Story = {
  render: () => (
    <NoResult
      term="Oluwadamilola Adeyemi-Okonkwo"
      action={<Button variant="secondary">Clear the search</Button>}
    />
  ),
  globals: { viewport: { value: "phone" } },
};

/** A search of eighty characters without a space fits on a phone. */
export const NothingFoundForALongWord: Story = {
  render: () => <NoResult term={"Gbàgede".repeat(12)} />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("status");
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const NothingFoundInArabic: Story = { render: () => <NoResult term="محمد عبد الرحمن" /> };
export const Dark: Story = { render: () => <NoResult term="HND" />, globals: { theme: "dark" } };
