/** What the clearance sheet of a newcomer says. */
export const clearanceFormWords = {
  components: "Components",
  /** The name of the table. */
  componentsOf: "Offices that clear the newcomer",
  none: "The school has not said yet which offices clear newcomers",
  component: "Component",
  office: "Where",
  state: "State",
  states: { waiting: "Waiting", cleared: "Cleared", returned: "Returned" },
  /** The box of the officer who clears by hand. */
  officer: "Officer’s name, signature and date",
  /** Who signs. */
  signatures: ["Student", "Admissions officer"] as readonly string[],
};
