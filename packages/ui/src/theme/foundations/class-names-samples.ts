/** What the parts show whose class names are measured. */
import * as z from "zod/mini";

export const name = "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa";
export const room = { roomName: "Room A12", noOfBedSpaces: 4, noOfBedSpacesLeft: 3 };
export const hostel = {
  ...room,
  hostelName: "Queen Amina Hall",
  location: "Main campus",
  price: 45_000,
  noOfRooms: 60,
};
export const crumbs = [
  { label: "Dashboard", path: "/" },
  { label: "Fees", path: "/fees" },
];

/** What the form of the measured fields holds. */
export const values = z.object({
  name: z.string(),
  age: z.string(),
  address: z.string(),
  first: z.string(),
  last: z.string(),
});

/** A list that has nothing: its table, its views. */
export const noRows = {
  label: "Students",
  columns: [],
  rows: [],
  rowId: () => "",
  rowLabel: () => "",
};
export const noCells = { label: "Scores", columns: [], rows: [] };
export const noViews = {
  filters: [],
  columns: [],
  views: [],
  value: new URLSearchParams(),
  onChange: () => {},
  onSave: () => Promise.resolve(""),
  onUpdate: () => Promise.resolve(),
  onDelete: () => Promise.resolve(),
};
