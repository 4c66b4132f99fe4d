import type { TimetableProps } from "./timetable.tsx";

export const studentWeek: TimetableProps["entries"] = [
  {
    id: "eed",
    code: "EED 413",
    title: "Entrepreneurship Development and Practicum II",
    day: "Monday",
    start: "09:00",
    end: "11:00",
    room: "Multipurpose Hall",
    lecturer: "Mrs Chiamaka Ngozi Okonkwo-Eze",
  },
  {
    id: "dbms",
    code: "COM 412",
    title: "Database Management Systems",
    day: "Friday",
    start: "13:00",
    end: "16:00",
    kind: "practical",
    room: "Software Laboratory 1",
    note: "Bring your logbook.",
  },
];
