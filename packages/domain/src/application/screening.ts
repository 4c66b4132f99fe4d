import * as z from "zod/mini";
import { phone } from "../validation/primitives.ts";
import { jambNumber } from "./jamb-number.ts";

/** The form that asks for a screening slip: the application's JAMB number and phone number. */
export const screeningSlipSchema = z.object({ jambNumber, mobileNumber: phone() });
