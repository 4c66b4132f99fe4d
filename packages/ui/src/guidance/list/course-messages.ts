/** Every word of the page of courses. */
export const courseMessages = {
  title: "Courses",
  lead: "What is taught this session.",
  add: "Add a course",
  edit: (code: string) => `Edit ${code}`,
  remove: (code: string) => `Delete ${code}`,
  save: "Save",
  search: "Search courses",
  crumbs: [
    { label: "Home", path: "/" },
    { label: "Courses", path: "/courses" },
  ],
  semesters: ["First", "Second"].map((value) => ({ value, label: value })),
  columns: { code: "Code", title: "Title", semester: "Semester", units: "Units" },
  fields: {
    code: "Course code",
    title: "Course title",
    semester: "Semester",
    units: "Credit units",
  },
};
