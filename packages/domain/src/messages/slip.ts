export const slipMessages = {
  footer: "IMPORTANT: YOU WILL BE CONTACTED VIA SMS AND EMAIL FOR YOUR SCREENING DATE",
  defaultTitle: "Application Preview",
} as const;

/** The slip's heading: the academic session and the application type before "Application Slip". */
export const slipTitle = (session: string, applicationType: string): string =>
  `${session} ${applicationType} Application Slip`;

/** How a sitting is called by its place: the first, and any other. */
export const sittingLabel = (index: number): string =>
  index === 0 ? "First Sitting" : "Second Sitting";
