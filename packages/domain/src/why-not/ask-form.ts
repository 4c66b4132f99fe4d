import * as z from "zod/mini";
import { whyNotMessages as words } from "../messages/why-not.ts";
import { requiredText } from "../validation/primitives.ts";

/** About which student somebody asks; the server takes an id, too. */
export const askWhyNotSchema = z.object({
  student: requiredText(words.matricNumberMissing, 40),
});
