import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages as words } from "@polyportal/domain/messages/rights";
import { claimName } from "@polyportal/domain/rights/claims";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { describeList } from "./describe.ts";

const { roleColumns: columns } = words;

/** The roles with their rights. */
export const roleClaimList = describeList({
  name: "listRoleClaims",
  title: words.rolesTitle,
  search: columns.role,
  key: "role",
  columns: [
    { id: "role", label: columns.role, value: ({ role }) => roleLabel(role) },
    { id: "people", label: columns.people, kind: "number" },
    // The page counts them, and leads to each role's own page.
    {
      id: "claims",
      label: columns.claims,
      kind: "number",
      value: ({ claims }) => claims.length,
      only: "page",
    },
    {
      id: "claims",
      label: columns.claims,
      value: ({ claims }) => claims.map(claimName).join(", "),
      only: "file",
    },
    {
      id: "labels",
      label: columns.labels,
      value: ({ labels }) => labels.map(menuLabel).join(", "),
    },
  ],
  sorts: { role: true, people: true, claims: true },
  filters: {},
});
