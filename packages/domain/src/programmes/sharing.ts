import { catalogue } from "./catalogue.ts";
import type { ProgrammeEntry } from "./programme-entry.ts";

/** The programmes that share a programme's addresses, itself among them. */
export const sharing = ({ paths }: Pick<ProgrammeEntry, "paths">): readonly ProgrammeEntry[] =>
  catalogue.filter((one) => one.paths.login === paths.login);
