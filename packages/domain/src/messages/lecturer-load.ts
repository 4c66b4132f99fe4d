import { formatHours } from "../format/hours.ts";
import { mostUnits } from "../lecturer/load.ts";

const unitsOf = (units: number): string => (units === 1 ? "1 unit" : `${units} units`);

/** Words about how much a lecturer has to teach in a semester. */
export const lecturerLoadMessages = {
  title: "Loads of lecturers",
  lead: `Credit units and hours a week of whoever teaches in a session. Each of several lecturers of a course has all of it. More than ${mostUnits} units in a semester are marked.`,
  search: "Search lecturers",
  none: "No lecturer fits.",
  columns: {
    lecturer: "Lecturer",
    staffNumber: "Staff number",
    department: "Department",
    session: "Academic session",
    semester: "Semester",
    courses: "Courses",
    units: "Units",
    hours: "Hours a week",
    load: "Load",
  },
  // Beside a lecturer's name
  units: unitsOf,
  tooMany: (units: number): string => `${units} of ${mostUnits} units`,
  hours: (minutes: number): string => `${formatHours(minutes)} a week`,
  above: `Above ${mostUnits} units`,
  notAbove: `Not above ${mostUnits} units`,
  /** Before somebody is assigned who then has too much. */
  wouldBeAbove: (name: string, units: number): string =>
    `${name} would have ${unitsOf(units)} in this semester; ${mostUnits} are the most that a lecturer should have.`,
  week: "The week",
  weekOf: (name: string, semester: string, session: string): string =>
    `${name}, ${semester} semester of ${session}`,
  noWeek: "No course of this lecturer stands in the timetable.",
} as const;
