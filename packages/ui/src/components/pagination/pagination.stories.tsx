import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { PaginationProps } from "./pagination.tsx";
import { Pagination } from "./pagination.tsx";

/** Holds page and size, as an app does in its address. */
function Example(props: PaginationProps) {
  const [at, setAt] = useState({ page: props.page, size: props.size });
  return (
    <Pagination
      {...props}
      page={at.page}
      size={at.size}
      onPage={(page) => setAt({ ...at, page })}
      onSize={(size) => setAt({ page: 1, size })}
    />
  );
}

const meta = {
  component: Pagination,
  args: { page: 1, size: 10, total: 4812 },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("showing 1-10 of 4,812");
    await expect(canvas.getByRole("button", { name: "Page 1" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const sizes = [...canvas.getByRole<HTMLSelectElement>("combobox").options];
    await expect(sizes.map(({ value }) => value)).toEqual(["5", "10", "15", "20"]);
  },
};

export const InTheMiddle: Story = { args: { page: 241 } };

export const ByKeyboard: Story = {
  args: { page: 481 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole("button", { name: "Next page" });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("showing 4,811-4,812 of 4,812");
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Page 482" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const ChangesTheSize: Story = {
  args: { page: 3, bulk: true },
  play: async ({ canvas }) => {
    const size = canvas.getByRole("combobox", { name: "Rows per page" });
    await userEvent.selectOptions(size, "1,000");
    await expect(canvas.getByRole("status")).toHaveTextContent("showing 1-1,000 of 4,812");
    await expect(canvas.getByRole("button", { name: "Page 5" })).toBeVisible();
  },
};

export const Links: Story = {
  render: () => <Pagination page={2} size={10} total={35} hrefOf={(page) => `#page=${page}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "#page=3",
    );
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

/** All items fit on one page, so nothing is shown. */
export const HiddenWhenAllFits: Story = {
  args: { total: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const ShownWhenTheServerCountsMorePages: Story = {
  args: { total: 10, pages: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Page 2" })).toBeVisible();
  },
};

/** The total is a lower bound: nobody pages through ten thousand rows. */
export const MoreThanCounted: Story = {
  args: { total: 10_000, more: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("showing 1-10 of more than 10,000")).toBeInTheDocument();
  },
};

export const OneItemTooMany: Story = { args: { total: 11, page: 2 } };

export const OnAPhone: Story = {
  args: { page: 241 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Page 241 of 482" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Page 482" })).toBeNull();
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: 241 },
  globals: { theme: "dark" },
};
export const Compact: Story = { args: { page: 241 }, globals: { density: "compact" } };
