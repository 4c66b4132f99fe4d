import { mostUnits } from "../lecturer/load.ts";
import { taughtUnits } from "./taught-units.ts";

/** Words about how much a lecturer has to teach in a semester. */
export const lecturerLoadMessages = {
  title: "Loads of lecturers",
  lead: `Credit units and hours a week of whoever teaches in a session. Each of several lecturers of a course has all of it. More than ${mostUnits} units in a semester are marked.`,
  search: "Search lecturers",
  none: "No lecturer fits.",
  columns: {
    lecturer: "Lecturer",
    staffNumber: "Staff number",
    courses: "Courses",
    units: "Units",
    hours: "Hours a week",
    load: "Load",
  },
  above: `Above ${mostUnits} units`,
  notAbove: `Not above ${mostUnits} units`,
  /** Before somebody is assigned who then has too much. */
  wouldBeAbove: (name: string, units: number): string =>
    `${name} would have ${taughtUnits.units(units)} in this semester; ${mostUnits} are the most that a lecturer should have.`,
  week: "The week",
  weekOf: (name: string, semester: string, session: string): string =>
    `${name}, ${semester} semester of ${session}`,
  noWeek: "No course of this lecturer stands in the timetable.",
} as const;
