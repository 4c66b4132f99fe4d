/** Whatever shows faculties, departments or their options. */
export const shownByUnits = [
  "getFaculty",
  "getDepartment",
  "getDepartmentOption",
  "getHistory",
  "listSchoolFaculties",
  "listSchoolDepartments",
  "listDepartmentOptions",
  "listUnits",
] as const;
