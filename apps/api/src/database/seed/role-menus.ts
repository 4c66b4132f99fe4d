import { staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import type { Role } from "@polyportal/domain/session/roles";
import type { roleMenus } from "../schema/role-menus.ts";

type Label = (typeof studentMenu | typeof staffMenu)[number]["label"];

const teaching = ["my courses", "my class", "result management"] as const;

const administration = [
  "applications",
  "course management",
  "fees assignment",
  "invoice management",
  "notice board setup",
  "reports",
  "utilities",
  "student management",
  "user management",
  "jamb list upload",
  "hostel management",
  "application reports",
  "school setup",
] as const;

/** What each role is granted beyond dashboard and profile when a school starts; the portal edits it. */
const grants: Record<Role, readonly Label[]> = {
  student: studentMenu
    .map((item) => item.label)
    .filter((label) => label !== "dashboard" && label !== "profile"),
  lecturer: teaching,
  "head of department": ["approve courses", ...teaching],
  "dean of faculty": ["approve courses", ...teaching],
  "super administrator": administration,
  administrator: administration,
  registrar: [
    "applications",
    "course management",
    "notice board setup",
    "reports",
    "utilities",
    "student management",
    "jamb list upload",
    "application reports",
    "school setup",
  ],
  "admission officer": [
    "applications",
    "utilities",
    "student management",
    "jamb list upload",
    "application reports",
  ],
  bursar: ["fees assignment", "invoice management", "reports"],
  "exams and records": ["course management", "reports", "utilities", "student management"],
  "student affairs": ["notice board setup", "reports", "student management", "hostel management"],
  "hostel officer": ["reports", "hostel management"],
  "course adviser": ["course management", "student management"],
  "help desk": ["invoice management", "utilities", "student management"],
};

export const roleMenuRows: (typeof roleMenus.$inferInsert)[] = Object.entries(grants).flatMap(
  ([role, labels]) =>
    ["dashboard", "profile", ...labels].map((label, index) => ({
      role,
      label,
      position: index + 1,
    })),
);
