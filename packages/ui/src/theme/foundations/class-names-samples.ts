/** What the parts show whose class names are measured. */

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
