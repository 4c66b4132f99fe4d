import { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimName } from "@polyportal/domain/rights/claims";
import { wholeExportOf } from "../../export/whole-list.ts";
import { menusOf } from "./menus.ts";
import { rolesWithRights } from "./queries.ts";

const { roleColumns, menuColumns, enabled, disabled } = rightsMessages;

/** The export of roles with all their rights by name. */
export const roleExport = wholeExportOf("listRoleClaims", rightsEndpoints.listRoleClaims, {
  title: rightsMessages.rolesTitle,
  rows: rolesWithRights,
  keyOf: ({ role }) => role,
  columns: [
    { id: "role", label: roleColumns.role, cell: ({ role }) => roleLabel(role) },
    { id: "people", label: roleColumns.people, kind: "number", cell: ({ people }) => people },
    {
      id: "claims",
      label: roleColumns.claims,
      cell: ({ claims }) => claims.map(claimName).join(", "),
    },
    { id: "labels", label: roleColumns.labels, cell: ({ labels }) => labels.join(", ") },
  ],
});

/** The export of the side menus' labels. */
export const menuExport = wholeExportOf("listMenus", rightsEndpoints.listMenus, {
  title: rightsMessages.menusTitle,
  rows: async (db) => (await menusOf(db)).labels,
  keyOf: ({ label }) => label,
  columns: [
    { id: "label", label: menuColumns.label, cell: ({ label }) => label },
    { id: "path", label: menuColumns.path, cell: ({ path }) => path },
    { id: "roles", label: menuColumns.roles, cell: ({ roles }) => roles.map(roleLabel).join(", ") },
    {
      id: "positions",
      label: menuColumns.positions,
      cell: ({ positions }) => rightsMessages.positions(positions),
    },
    {
      id: "claims",
      label: menuColumns.claims,
      cell: ({ claims }) => claims.map(claimName).join(", "),
    },
    {
      id: "enabled",
      label: menuColumns.enabled,
      cell: (one) => (one.enabled ? enabled : disabled),
    },
  ],
});
