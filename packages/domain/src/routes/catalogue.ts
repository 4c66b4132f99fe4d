import { adminRoutes } from "./admin.ts";
import { lecturerRoutes } from "./lecturer.ts";
import type { Route } from "./route.ts";
import { signedOutRoutes } from "./signed-out.ts";
import { studentRoutes } from "./student.ts";

/** Every page of the product, by route set. */
export const routes: readonly Route[] = [
  ...signedOutRoutes,
  ...studentRoutes,
  ...lecturerRoutes,
  ...adminRoutes,
];
