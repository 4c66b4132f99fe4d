import { notice } from "./notice.ts";

/** Words of the profile of a member of staff. */
export const staffProfileMessages = {
  title: "Profile",
  changePassword: "Change Password",
  record: "Your record",
  kept: "Your name, designation and department are kept by the establishment office. Ask there if one of them is wrong.",
  notInRegister: "The register of staff has no entry for this account yet.",
  own: "What you keep up to date",
  email: {
    title: "E-mail address",
    none: "The school has no e-mail address of you.",
    changeWhat: "the e-mail address",
    another: "Another e-mail address",
    hint: "We send a link to it. Nothing changes until you have opened that link.",
    currentPassword: "Current password",
    send: "Send the link",
    waiting: (email: string, until: string) =>
      `A link was sent to ${email}. Open it by ${until}; until then the address above counts.`,
    cancel: "Drop this change",
    cancelled: (email: string) =>
      notice("Change dropped", `The link that was sent to ${email} opens nothing any more.`),
    same: "this is your e-mail address already",
    sent: (email: string) =>
      notice("Link sent", `Open the link that was sent to ${email} within the hour.`),
  },
  offices: "Offices",
  noOffices: "You hold no office.",
  toCome: "To come",
  until: (day: string) => `to ${day}`,
  fields: {
    staffNumber: "Staff number",
    title: "Title",
    department: "Department",
    designation: "Designation",
    employmentStatus: "Employment status",
    specialisation: "Specialisation",
  },
} as const;
