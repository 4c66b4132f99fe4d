/** The states of steps in words. */
export const stepperWords = {
  states: { done: "Done", current: "In hand", failed: "Failed", todo: "Not yet" },
};
