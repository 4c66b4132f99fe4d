import * as z from "zod/mini";
import { cleaned } from "../text/clean.ts";

/** Trimmed, and without what comes unseen with a copied text: first among the checks of a text. */
export const clean = () => z.overwrite((text: string) => cleaned(text).trim());
