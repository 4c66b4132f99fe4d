/** Words of a wizard. */
export const wizardWords = {
  /** The name of the steps' region. */
  sections: "Sections",
  /** The step's number, the number of steps, and its name. */
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
