import * as z from "zod/mini";
import { requiredText } from "../validation/primitives.ts";

/** Asking by application number: whether admission has been offered. */
export const applicationNumberSchema = z.object({
  applicationNumber: requiredText("please enter your application number", 40),
});
