import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { BareLink } from "../../components/link/link.tsx";
import type { HostelView } from "./hostel-card.tsx";
import { HostelCard } from "./hostel-card.tsx";

const amina: HostelView = {
  hostelName: "Queen Amina Hall",
  location: "Main campus, behind the Faculty of Engineering",
  price: 45_000,
  noOfRooms: 60,
  noOfBedSpaces: 240,
  noOfBedSpacesLeft: 132,
  gender: "Female",
};

const meta = {
  component: HostelCard,
  args: {
    hostel: amina,
    action: (
      <Button asChild>
        <BareLink href="/hostel/select_room">Choose a room</BareLink>
      </Button>
    ),
  },
} satisfies Meta<typeof HostelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfFreeOrMore: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("region", { name: "Queen Amina Hall" }));
    await expect(card.getByText("132 of 240 left")).toHaveAttribute("data-status", "success");
    await expect(card.getByText("₦45,000.00")).toBeVisible();
    await expect(card.getByRole("link", { name: "Choose a room" })).toBeVisible();
  },
};

export const ExactlyHalf: Story = {
  args: { hostel: { ...amina, noOfBedSpacesLeft: 120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("120 of 240 left")).toHaveAttribute("data-status", "success");
  },
};

export const LessThanHalf: Story = {
  args: { hostel: { ...amina, noOfBedSpacesLeft: 119 } },
  play: async ({ canvas }) => {
    const badge = canvas.getByText("119 of 240 left");
    await expect(badge).toHaveAttribute("data-status", "unapproved");
  },
};

export const Full: Story = {
  args: { hostel: { ...amina, noOfBedSpacesLeft: 0 }, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Full")).toHaveAttribute("data-status", "unapproved");
  },
};

/** A new hostel without rooms. */
export const NoSpacesYet: Story = {
  args: {
    hostel: {
      ...amina,
      location: null,
      gender: "",
      price: null,
      noOfRooms: 0,
      noOfBedSpaces: 0,
      noOfBedSpacesLeft: 0,
    },
    action: undefined,
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText("No bed spaces");
    await expect(badge).toHaveAttribute("data-status", "unapproved");
    await expect(canvas.getAllByText("-")).toHaveLength(3);
  },
};

export const LongNameOnAPhone: Story = {
  args: {
    hostel: {
      ...amina,
      hostelName:
        "Chief (Mrs) Olufunmilayo Ransome-Kuti Postgraduate & International Students’ Hall",
      price: 250_000_000,
    },
  },
  globals: { viewport: { value: "phone" } },
};

/** Side by side as on the page: equal heights, with the actions aligned. */
export const SideBySide: Story = {
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <HostelCard {...args} />
      <HostelCard
        {...args}
        hostel={{ ...amina, hostelName: "Ṣóyínká Hall", gender: "Male", noOfBedSpacesLeft: 7 }}
      />
      <HostelCard
        {...args}
        hostel={{ ...amina, hostelName: "نور الهدى", noOfBedSpacesLeft: 0, price: null }}
      />
    </div>
  ),
};

export const Dark: Story = { ...SideBySide, globals: { theme: "dark" } };
