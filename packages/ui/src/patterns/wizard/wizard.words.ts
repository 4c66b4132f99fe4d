/** What a form in steps says of its steps. */
export const wizardWords = {
  /** The name of the steps' region. */
  sections: "Sections",
  /** Which step it is, of how many, and its name. */
  step: (step: number, steps: number, title: string): string =>
    `Step ${step} of ${steps}: ${title}`,
  states: {
    done: "Completed",
    current: "Current",
    open: "Not completed",
    waiting: "Waits to be sent",
    locked: "Locked",
  },
};
