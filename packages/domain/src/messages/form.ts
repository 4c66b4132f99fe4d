/** Over a form whose saving failed, where no server said why. */
export const formMessages = {
  failed: "This could not be saved. Nothing you have entered is lost.",
} as const;
