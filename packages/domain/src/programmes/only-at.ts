import { invoicePaths } from "../routes/invoice-paths.ts";
import type { ProgrammeSlug } from "./catalogue.ts";

/** The programme of an address that is one programme's alone, though that leads elsewhere itself. */
export const onlyProgrammeAt: Readonly<Record<string, ProgrammeSlug>> = {
  [invoicePaths.hndInvoice]: "hnd",
};
