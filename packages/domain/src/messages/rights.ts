import { roleLabel } from "../authentication/role-label.ts";
import type { Role } from "../authentication/roles.ts";

/** Every word of the pages about roles and menus. */
export const rightsMessages = {
  rolesTitle: "Roles",
  rolesLead:
    "Which rights and labels each role brings. A change counts at the next press, without a new sign-in.",
  roleColumns: { role: "Role", people: "People", claims: "Rights", labels: "Labels" },
  editClaims: "Rights of this role",
  showPeople: "Show its people",
  roleTitle: (role: string) => `Rights: ${role}`,
  search: "Search rights",
  compare: "Compare with",
  compareNone: "No other role",
  reset: "Reset to default",
  preview: "Who gains, who loses",
  changed: (count: number) => (count === 1 ? "1 right changed" : `${count} rights changed`),
  unchanged: "Nothing changed yet",
  save: "Save the rights",
  savingTitle: (role: string) => `Change the rights of ${role}`,
  savingQuestion: "It counts at the next press of each of them, without a new sign-in.",
  moved: (gains: number, loses: number) =>
    `${gains === 1 ? "1 right is" : `${gains} rights are`} gained by somebody, ${loses === 1 ? "1 is" : `${loses} are`} lost by somebody.`,
  gains: "Gains",
  loses: "Loses",
  shows: "Shows to",
  hides: "No longer shows to",
  students: (count: number) =>
    count === 1 ? "1 student" : `${count.toLocaleString("en-NG")} students`,
  nobody: "Nobody gains or loses a right or a label by it.",
  people: (count: number, names: readonly string[]) =>
    count > names.length
      ? `${names.join(", ")} and ${count - names.length} more`
      : names.join(", "),
  ticked: "Ticked",
  notTicked: "Not ticked",
  otherHas: (role: string) => `${role} has it`,
  noneFound: "No right of that name.",
  saved: (role: string) => `Successfully updated ${role}`,
  request: (role: string, added: string) => `Add to the rights of ${role}: ${added}`,
  added: "Added",
  taken: "Taken away",
  notHeld: (claim: string) => `you do not hold ${claim} yourself`,
  accessTitle: "Page access",
  accessLead: "Who can open a page of the staff, and what lets each in.",
  page: "Page",
  noPage: "Choose a page",
  why: "By",
  byAll: "Everybody of the staff to whom the page belongs",
  chooseFirst: "Choose a page to see who can open it.",
  nobodyOpens: "Nobody can open this page.",
  menusTitle: "Menus",
  menusLead: "The labels of the side menus: who sees them, and in which order.",
  menuColumns: {
    label: "Label",
    path: "Leads to",
    roles: "Roles",
    positions: "Position",
    claims: "Rights",
    enabled: "State",
  },
  enabled: "On",
  disabled: "Switched off",
  switchOn: "Switch on",
  switchOff: "Switch off",
  /** "3; 1 for Lecturer, Student": the position that most roles have, and who has another. */
  positions: (held: readonly { readonly role: Role; readonly position: number }[]) =>
    [...new Set(held.map(({ position }) => position))]
      .map((at) => ({ at, roles: held.filter(({ position }) => position === at) }))
      .toSorted((one, other) => other.roles.length - one.roles.length || one.at - other.at)
      .map(({ at, roles }, index) =>
        index === 0
          ? String(at)
          : `${at} for ${roles.map(({ role }) => roleLabel(role)).join(", ")}`,
      )
      .join("; "),
  switchQuestion: (label: string, on: boolean, people: number) => {
    const affected = people === 1 ? "1 person" : `${people.toLocaleString("en")} people`;
    return on
      ? `${label} shows again to ${affected}: whoever's role brings it and who holds one of its rights.`
      : `${label} shows to nobody: ${affected} ${people === 1 ? "sees" : "see"} it now. Its pages stay open to those who hold their rights.`;
  },
  manage: "Rights and order",
  menuTitle: (label: string) => `Menu: ${label}`,
  menuLead:
    "A label shows where a role or a right of one's own brings it, and one of its rights is held.",
  claimsOf: "Shows to everyone with one of these rights",
  rolesOf: "Brought by these roles",
  orderOf: "Order for",
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  saveOrder: "Save the order",
  saveClaims: "Save the rights",
  saveRoles: "Save the roles",
  thing: "menu",
  menuUnknown: "This menu is not known to the portal.",
  chooseMenu: "Choose one from all menus",
  searchRoles: "Search roles",
  orderTitle: "Order, as the people of a role see it",
  hidden: {
    off: "Hidden: it is switched off.",
    page: "Hidden: it leads to no page of theirs.",
    right: "Hidden: the role holds none of its rights.",
  },
} as const;
