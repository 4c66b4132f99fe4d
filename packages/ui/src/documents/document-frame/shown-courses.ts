export const courses = [
  { code: "GNS 201", title: "Use of English II", creditUnit: 2, status: "Core" },
  { code: "MTH 211", title: "Linear Algebra", creditUnit: 3, status: "Carry-over" },
];
