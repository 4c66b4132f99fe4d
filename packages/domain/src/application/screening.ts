import * as z from "zod/mini";
import { phone } from "../validation/primitives.ts";
import { jambNumber } from "./jamb-number.ts";

/** Asking for the slip of the screening: the JAMB number of the application, and its phone number. */
export const screeningSlipSchema = z.object({ jambNumber, mobileNumber: phone() });
