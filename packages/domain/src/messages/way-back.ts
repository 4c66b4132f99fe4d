/** The way on where a page has nothing else to offer: by itself, for the shell says it and no more of the dashboard. */
export const backToDashboard = "Back to the dashboard";
