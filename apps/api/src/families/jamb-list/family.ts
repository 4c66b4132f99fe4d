import { jambCandidateList } from "@polyportal/api-client/list/jamb-candidates";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { jambListHandlers } from "./handlers.ts";
import { jambListImporter } from "./import-list.ts";
import { candidateSource } from "./list-candidates.ts";

export const family = {
  handlers: jambListHandlers,
  lists: [exportOfList(jambCandidateList, candidateSource)],
  importers: [jambListImporter],
} satisfies Family;
