import type { Family } from "../family.ts";
import { candidateExport } from "./export-candidates.ts";
import { jambListHandlers } from "./handlers.ts";
import { jambListImporter } from "./import-list.ts";

export const family = {
  handlers: jambListHandlers,
  lists: [candidateExport],
  importers: [jambListImporter],
} satisfies Family;
