import type { programmesEndpoints } from "@polyportal/api-client/contract/programmes";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getProgramme } from "./get-programme.ts";
import { programmeSource } from "./list-programmes.ts";
import { updateProgramme } from "./update-programme.ts";

export const programmesHandlers = {
  listProgrammes: pageOf(programmeSource),
  getProgramme,
  updateProgramme,
} satisfies Handlers<typeof programmesEndpoints>;
