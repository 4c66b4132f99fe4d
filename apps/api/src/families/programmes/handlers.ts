import type { programmesEndpoints } from "@polyportal/api-client/contract/programmes";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getProgramme } from "./get-programme.ts";
import { programmeList } from "./list-programmes.ts";
import { updateProgramme } from "./update-programme.ts";

export const programmesHandlers = {
  listProgrammes: pageOf(programmeList),
  getProgramme,
  updateProgramme,
} satisfies Handlers<typeof programmesEndpoints>;
