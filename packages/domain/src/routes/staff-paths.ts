/** Addresses of the staff's pages that code leads to; a student's phone carries none of them. */
export const staffPaths = {
  users: "/user_management/users",
  editUser: "/user_management/users/edit",
  manageUser: "/user_management/users/management",
  lecturers: "/lecturer_management/lecturer_upload",
  roles: "/user_management/roles",
  menus: "/user_management/menus",
  manageMenu: "/user_management/menus/management",
  pageAccess: "/user_management/page_access",
  approvalPolicies: "/user_management/approval_policies",
  heads: "/user_management/assign_staff/hod",
  deans: "/user_management/assign_staff/dean",
  advisers: "/user_management/assign_staff/course_adviser",
  lecturersHeads: "/lecturer_management/assign_staff/hod",
  lecturersDeans: "/lecturer_management/assign_staff/dean",
  downloads: "/notifications#downloads",
  approvals: "/notifications#approvals",
} as const;
