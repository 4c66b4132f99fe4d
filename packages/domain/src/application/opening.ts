import * as z from "zod/mini";
import { rrr } from "../validation/primitives.ts";
import { jambNumber } from "./jamb-number.ts";

/** Opening an application that asks JAMB's number besides the RRR of its paid invoice. */
export const openingSchema = z.object({ rrr: rrr(), jambNumber });
