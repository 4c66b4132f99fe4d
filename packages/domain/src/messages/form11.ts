/** Why there is no form 11 of a session yet, and the way to it. */
export const form11Messages = {
  notReady: "Form 11 is not ready yet",
  why: "It is printed once the first instalment of this session is paid.",
  pay: "Pay the fees",
} as const;
