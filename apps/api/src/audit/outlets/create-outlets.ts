import type { Config } from "../../config.ts";
import { createDatabaseOutlet } from "./database.ts";
import { createFileOutlet } from "./file.ts";
import type { Outlet } from "./outlet.ts";

/** The configured outlets. */
export const createOutlets = ({
  file,
  databaseUrl,
}: Pick<Config["audit"], "file" | "databaseUrl">): Outlet[] => [
  ...(file === undefined ? [] : [createFileOutlet(file)]),
  ...(databaseUrl === undefined ? [] : [createDatabaseOutlet(databaseUrl)]),
];
