/** How far each step of a process is, in words. */
export const stepperWords = {
  states: { done: "Done", current: "In hand", failed: "Failed", todo: "Not yet" },
};
