/** Words of the page about course advisers. */
export const adviserMessages = {
  title: "Course advisers",
  lead: "Who advises which class of a session, and how many registrations wait there. One adviser for a class; a person may have several classes.",
  session: "Academic session",
  option: "Option",
  optionOf: (option: string, department: string) => `${option} (${department})`,
  adviser: "Adviser",
  class: "Class",
  students: "Students",
  waiting: "Registrations waiting",
  nobody: "Nobody yet",
  advised: "Has an adviser",
  none: "No student is enrolled in this session.",
  search: "Search classes and advisers",
  assign: "Assign an adviser",
  replace: "Replace the adviser",
  assignTitle: (name: string) => `Adviser of ${name}`,
  save: "Assign",
  assigned: "The adviser is assigned",
  end: "Take the class away",
  endQuestion: (name: string, of: string) =>
    `${name} no longer advises ${of}, and decides its registrations no more, from the next press on.`,
  ended: "The class has no adviser now",
  copy: "Copy last session’s",
  copyTitle: "Copy the advisers of last session",
  copyQuestion: (count: number, from: string) =>
    count === 1
      ? `1 class that has no adviser gets the one that it had in ${from}.`
      : `${count} classes that have no adviser get those that they had in ${from}.`,
  nothingToCopy:
    "No class without an adviser had one last session who is still here: there is nothing to copy.",
  copied: (count: number) =>
    count === 1 ? "1 class has its adviser" : `${count} classes have their adviser`,
} as const;
