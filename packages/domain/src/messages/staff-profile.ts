/** Words of the profile of a member of staff. */
export const staffProfileMessages = {
  title: "Profile",
  changePassword: "Change Password",
  record: "Your record",
  kept: "Your name, e-mail address, designation and department are kept by the establishment office. Ask there if one of them is wrong.",
  notInRegister: "The register of staff has no entry for this account yet.",
  own: "What you keep up to date",
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
