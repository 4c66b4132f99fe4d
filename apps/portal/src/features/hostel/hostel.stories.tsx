import type { HostelBooking } from "@polyportal/api-client/contract/hostel";
import { refusal, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { noBedYet } from "@polyportal/domain/messages/hostel";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { student } from "../../testing/people.ts";
import { brokenWords } from "../../testing/broken-words.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Arrears } from "./arrears-payment.page.tsx";
import { Page as BedSpaces } from "./bed-spaces.page.tsx";
import { Page as BookHostel } from "./book-hostel.page.tsx";
import { Page } from "./hostel.page.tsx";
import { Page as SelectRoom } from "./select-room.page.tsx";
import type { HostelStanding } from "./use-standing.ts";

const free: HostelStanding = {
  sessionId: 3,
  session: "2026/2027",
  gender: "Male",
  obstacles: [],
  booking: null,
  arrears: [],
  credit: null,
};

const held: HostelBooking = {
  bedId: 31_021,
  bed: "A",
  room: "Room 102",
  hostel: "Chief (Mrs) Olufunmilayo Ransome-Kuti Hall",
  location: "Main campus, north gate",
  price: 1_250_000,
  state: "held",
  heldUntil: "2026-11-25T13:10:00.000Z",
  invoiceId: "0198f6b2-7c51-7e70-9d7c-6a1f5f3b8e02",
};

const macaulay = {
  id: 3,
  hostelName: "Herbert Macaulay Hall",
  location: "Main campus, north gate",
  price: 40_000,
  noOfRooms: 30,
  noOfBedSpaces: 120,
  noOfBedSpacesLeft: 94,
  gender: "Male",
};

const hostels = [
  macaulay,
  { ...macaulay, id: 4, hostelName: "Tafawa Balewa Hall", price: 32_000, noOfBedSpacesLeft: 7 },
  { ...macaulay, id: 5, hostelName: "Ṣóyínká Hall", price: 36_500, noOfBedSpacesLeft: 0 },
];

const rooms = Array.from({ length: 20 }, (_, index) => ({
  id: 3101 + index,
  roomName: `Room ${(Math.floor(index / 10) + 1) * 100 + (index % 10) + 1}`,
  noOfBedSpaces: 4,
  noOfBedSpacesLeft: index % 5,
  disabled: index === 5,
}));

const beds = ["A", "B", "C", "D"].map((numeration, index) => ({
  id: 31_011 + index,
  numeration,
  price: 40_000,
  taken: index === 1,
  closed: index === 2,
}));

const answers: FixedAnswers = {
  getHostelStanding: free,
  listHostelsToBook: hostels,
  listRoomsToBook: { hostel: macaulay, rooms },
  listBedsToBook: { hostelId: 3, hostel: "Herbert Macaulay Hall", room: "Room 101", beds },
};

const meta = {
  title: "Pages/Hostel",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: paths.hostel, profile: student, page: Page, answers },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MayBook: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Choose a hostel" })).toBeVisible();
    await expect(canvas.getByText(noBedYet("2026/2027"))).toBeVisible();
  },
};

/** What is missing, in the order of settling it. */
export const NotYet: Story = {
  args: {
    answers: {
      getHostelStanding: {
        ...free,
        obstacles: ["hostel-arrears", "arrears", "first-instalment"],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Pay the school fees" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Choose a hostel" })).toBeNull();
  },
};

const withBed: FixedAnswers = { getHostelStanding: { ...free, booking: held } };

export const Held: Story = {
  args: { answers: withBed },
  play: async ({ canvas }) => {
    // The clock stands in the page's first line.
    const clock = await canvas.findByText("2 days 4 hours");
    await expect(clock).toBeVisible();
    await expect(clock.closest("p")).toHaveTextContent(/^Bed space A, Room 102, .+ left\.$/);
    await expect(canvas.getByRole("link", { name: "Open the invoice and pay" })).toBeVisible();
  },
};

export const HeldOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: withBed },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: /^Your bed of/ })).toBeVisible();
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

/** It asks first. */
export const GivingBack: Story = {
  args: { answers: withBed },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Give the bed back" }));
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

export const Booked: Story = {
  args: {
    answers: {
      getHostelStanding: { ...free, booking: { ...held, state: "booked", heldUntil: null } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open the receipt" })).toBeVisible();
  },
};

/** The money came when another had the bed. */
export const PaidTooLate: Story = {
  args: { answers: { getHostelStanding: { ...free, credit: 40_000 } } },
};

export const Hostels: Story = { args: { at: paths.bookHostel, page: BookHostel } };

/** At first those in which a bed is free, a few at a time. */
export const Rooms: Story = {
  args: { at: paths.hostelRooms(3), page: SelectRoom },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("12 of 16 rooms")).toBeVisible();
    await expect(canvas.queryByText("Room 101")).toBeNull();
  },
};

export const EveryRoom: Story = {
  args: { at: paths.hostelRooms(3), page: SelectRoom },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /free bed space/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Show more rooms" }));
    await expect(canvas.getByText("20 of 20 rooms")).toBeVisible();
    const [first] = canvas.getAllByRole("article");
    await expect(first).toHaveTextContent("Room 101Full");
  },
};

export const NoSuchRoom: Story = {
  args: { at: paths.hostelRooms(3), page: SelectRoom },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("searchbox", { name: "Find a room" });
    await userEvent.type(box, "20");
    await expect(canvas.getByText("7 of 7 rooms")).toBeVisible();
    await userEvent.type(box, "B");
    await expect(canvas.getByText("No such room: 20B.")).toBeVisible();
  },
};

export const RoomsOfOthers: Story = {
  args: {
    at: paths.hostelRooms(1),
    page: SelectRoom,
    answers: { ...answers, listRoomsToBook: refusal("hostel_of_others") },
  },
};

export const Beds: Story = {
  args: { at: paths.hostelBeds(3101), page: BedSpaces },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Bed space A/ }));
    await expect(canvas.getByRole("button", { name: "Take Bed space A" })).toBeVisible();
  },
};

/** Another student pressed first. */
export const BedJustTaken: Story = {
  args: {
    at: paths.hostelBeds(3101),
    page: BedSpaces,
    answers: { ...answers, bookBed: refusal("bed_taken") },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Bed space A/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Take Bed space A" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/just taken/));
  },
};

export const Owed: Story = {
  args: {
    at: paths.hostelArrears,
    page: Arrears,
    answers: {
      getHostelStanding: {
        ...free,
        obstacles: ["hostel-arrears"],
        arrears: [
          {
            sessionId: 2,
            session: "2025/2026",
            bed: "C",
            room: "Room 101",
            hostel: "Herbert Macaulay Hall",
            amount: 40_000,
            invoiceId: null,
          },
        ],
      },
    },
  },
};
