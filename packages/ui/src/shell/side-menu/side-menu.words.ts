/** What the menu of modules says besides their names. */
export const sideMenuWords = { label: "Modules", signOut: "Sign Out" };
