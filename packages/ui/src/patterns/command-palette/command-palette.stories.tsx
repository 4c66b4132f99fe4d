import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CommandPalette } from "./command-palette.tsx";

const onGo = fn();
const onOpenChange = fn();

const meta = {
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange,
    onGo,
    groups: [
      {
        heading: "Account",
        items: [
          { label: "Dashboard", href: "/dashboard" },
          { label: "Change Password", href: "/change_password" },
        ],
      },
      {
        heading: "School Fees",
        items: [
          { label: "School Fees", href: "/academic_fees/school_fees" },
          { label: "School Fees Receipt", href: "/academic_fees/school_fees/receipt" },
          {
            label: "Change of Degree: Generate the Invoice of a Postgraduate Diploma",
            href: "/academic_fees/change_of_degree/generate_invoice",
          },
        ],
      },
    ],
  },
  beforeEach: () => {
    onGo.mockClear();
    onOpenChange.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const palette = async () => within(await screen.findByRole("dialog", { name: "Go to a page" }));

/** A few letters and Enter are enough. */
export const GoesByKeyboard: Story = {
  play: async () => {
    const inside = await palette();
    await waitFor(() => expect(inside.getByRole("combobox")).toHaveFocus());
    await userEvent.keyboard("recei");
    await waitFor(() => expect(inside.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(onGo).toHaveBeenCalledWith("/academic_fees/school_fees/receipt");
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const inside = await palette();
    await userEvent.click(inside.getByRole("option", { name: "Change Password" }));
    await expect(onGo).toHaveBeenCalledWith("/change_password");
  },
};

export const NoSuchPage: Story = {
  tags: ["played"],
  play: async () => {
    const inside = await palette();
    await userEvent.type(inside.getByRole("combobox"), "xyzzy");
    await expect(await inside.findByText(/^No page of that name/)).toBeVisible();
  },
};
