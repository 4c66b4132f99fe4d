import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RoomCard } from "./room-card.tsx";

const room = { roomName: "Room A12", noOfBedSpaces: 4, noOfBedSpacesLeft: 3 };

const meta = {
  component: RoomCard,
  args: {
    room,
    href: "/hostel/bed_spaces?room=12",
  },
} satisfies Meta<typeof RoomCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /Room A12$/ })).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Choose a bed space in Room A12" }),
    ).toHaveAttribute("href", "/hostel/bed_spaces?room=12");
    await expect(canvas.getByText("3 of 4 left")).toHaveAttribute("data-status", "success");
  },
};

export const LessThanHalf: Story = {
  args: { room: { ...room, noOfBedSpacesLeft: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 of 4 left")).toHaveAttribute("data-status", "unapproved");
  },
};

export const Full: Story = {
  args: { room: { ...room, noOfBedSpacesLeft: 0 }, href: undefined },
};

export const NoSpaces: Story = {
  args: { room: { ...room, noOfBedSpaces: 0, noOfBedSpacesLeft: 0 } },
};

/** A disabled room says why and has no link. */
export const Disabled: Story = {
  args: {
    room: { ...room, disabled: true },
    disabledReason: "Kept for students with disabilities until 4 January.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText(/^Kept for students/)).toBeVisible();
  },
};

export const DisabledWithoutAReason: Story = {
  args: { room: { ...room, disabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This room is not open for booking.")).toBeVisible();
  },
};

export const LongNameOnAPhone: Story = {
  args: {
    room: {
      ...room,
      roomName: "Ground floor east wing, Professor Grace Alele-Williams Annex, Room 104B",
    },
  },
  globals: { viewport: { value: "phone" } },
};

/** As on the page. */
export const Many: Story = {
  render: (args) => (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 9 }, (_, index) => (
        <RoomCard
          key={index}
          {...args}
          room={{
            roomName: `Room A${index + 1}`,
            noOfBedSpaces: 4,
            noOfBedSpacesLeft: index % 5,
            disabled: index === 4,
          }}
        />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Many, globals: { theme: "dark" } };
