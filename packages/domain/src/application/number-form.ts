import * as z from "zod/mini";
import { requiredText } from "../validation/primitives.ts";

/** The form that asks by application number whether admission was offered. */
export const applicationNumberSchema = z.object({
  applicationNumber: requiredText("please enter your application number", 40),
});
