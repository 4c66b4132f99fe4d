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

const onType = fn();

/** The caller's own results are shown below the pages and filtered only by the caller. */
export const FindsRecords: Story = {
  args: {
    search: {
      typed: "fees rec",
      onType,
      status: "2 people or departments found",
      says: {
        title: "Go to a page, a person or a department",
        placeholder: "A page, a name or number, a department",
        none: "Nothing of that name.",
      },
      groups: [
        {
          heading: "People",
          items: [
            {
              label: "Akinwande-Cole Modupe Titilayo-Oluwaseun",
              href: "/user_management/users/management?user=u-1",
              note: "exams.and.records, Exams and records",
            },
          ],
        },
        {
          heading: "Departments",
          items: [
            {
              label: "Computer Science",
              href: "/school_setup/department_options?department=5",
              note: "School of Science and Computing",
            },
          ],
        },
      ],
    },
  },
  play: async () => {
    const inside = within(await screen.findByRole("dialog", { name: /a person or a department/ }));
    await waitFor(() => expect(inside.getByRole("combobox")).toHaveFocus());
    await userEvent.keyboard("fees rec");
    await expect(onType).toHaveBeenLastCalledWith("fees rec");
    await waitFor(() => expect(inside.getAllByRole("option")).toHaveLength(3));
    await expect(inside.getAllByRole("option")[0]).toHaveAccessibleName("School Fees Receipt");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onGo).toHaveBeenCalledWith("/user_management/users/management?user=u-1");
  },
};
