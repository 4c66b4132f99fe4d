import * as z from "zod/mini";
import type { KnownProgramme } from "../programmes/programme.ts";
import { chooseAward, invoiceLookupSchema } from "./lookup.ts";

/** Finding an invoice for any of several programmes: an award is asked where the fee of the chosen one goes by it. */
export const anyInvoiceLookup = (choices: readonly Pick<KnownProgramme, "slug" | "awards">[]) =>
  invoiceLookupSchema("jupeb").check(
    z.refine(
      ({ programme, award }) =>
        choices.find(({ slug }) => slug === programme)?.awards === undefined || Boolean(award),
      { error: chooseAward, path: ["award"] },
    ),
  );
