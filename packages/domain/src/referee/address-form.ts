import * as z from "zod/mini";
import { email } from "../validation/primitives.ts";

/** By which a referee asks for the links anew. */
export const refereeAddressSchema = z.object({ email: email("please input email address") });
