import * as z from "zod/mini";
import { requiredId } from "../validation/primitives.ts";

/** Choosing the session that is paid for. */
export const sessionChoiceSchema = z.object({ sessionId: requiredId("please enter your session") });
