import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles as allRoles } from "@polyportal/domain/authentication/roles";
import { rightsMessages as words } from "@polyportal/domain/messages/rights";
import { claimName } from "@polyportal/domain/rights/claims";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { describeList } from "./describe.ts";

const { menuColumns: columns, enabled, disabled } = words;

/** The labels of the side menus. */
export const menuList = describeList({
  name: "listMenus",
  title: words.menusTitle,
  search: columns.label,
  key: "label",
  columns: [
    { id: "label", label: columns.label, value: ({ label }) => menuLabel(label) },
    { id: "path", label: columns.path },
    {
      id: "roles",
      label: columns.roles,
      // In the order of the list of roles, so that two labels are compared at a glance.
      value: ({ roles }) =>
        allRoles
          .filter((role) => roles.includes(role))
          .map(roleLabel)
          .join(", "),
    },
    {
      id: "positions",
      label: columns.positions,
      value: ({ positions }) => words.positions(positions),
    },
    {
      id: "claims",
      label: columns.claims,
      value: ({ claims }) => claims.map(claimName).join(", "),
    },
    {
      id: "enabled",
      label: columns.enabled,
      value: (menu) => (menu.enabled ? enabled : disabled),
    },
  ],
  sorts: { label: true, path: true, enabled: true },
  filters: {},
});
