/** What the dashboards say. */
export const dashboardWords = {
  welcome: (firstname: string) => `Welcome, ${firstname}.`,
  opensLater: "Opens later",
  read: "Read",
  semesterOf: (semester: string, session: string) => `${semester} semester, ${session}`,
  units: (units: string) => `${units} units`,
  unitsOfAtMost: (units: string, maximum: string) => `${units} of at most ${maximum} units`,
} as const;
