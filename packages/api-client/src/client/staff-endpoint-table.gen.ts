// Generated from the contract by scripts/generate-table.ts: run `pnpm gen`.
// Each endpoint as `METHOD path flags`; endpoint-row.ts reads it.

/** What only lecturers and officials can call. */
export const staffEndpoints = {
  assignOffice: "POST Lecturer/offices u",
  assignRole: "POST UserManagement/assign-role u",
  createUser: "POST UserManagement/create-user u",
  decideApproval: "POST Approval/decide/{id} u",
  deleteExport: "DELETE Report/exports/{id} u",
  endOffice: "POST Lecturer/end-office/{id} u",
  getExportFile: "GET Report/file/{id} ub",
  getUser: "GET UserManagement/users/{id} u",
  impersonate: "POST Authentication/impersonate u",
  listApprovalPolicies: "GET Approval/policies u",
  listApprovals: "GET Approval/approvals u",
  listExports: "GET Report/exports u",
  listMenus: "GET Menus/menus u",
  listOffices: "GET Lecturer/offices u",
  listRoleClaims: "GET RoleClaims/role-claims u",
  listUsers: "GET UserManagement/users u",
  previewRoleClaims: "POST RoleClaims/preview-role-claims u",
  provePassword: "POST Authentication/confirm-password u",
  requestExport: "POST Report/exports u",
  saveApprovalPolicy: "PUT Approval/policies u",
  saveMenu: "PUT Menus/menus u",
  saveMenuClaims: "PUT RoleClaims/menu-claims u",
  saveMenuOrder: "PUT Menus/order u",
  saveRoleClaims: "PUT RoleClaims/role-claims u",
  sendSetUpMail: "POST Authentication/send-setup-password-email u",
  toggleUserActivation: "POST Authentication/toggle-user-activation-status u",
  updateUser: "PUT UserManagement/update-user/{id} u",
  withdrawApproval: "POST Approval/withdraw/{id} u",
} as const;
