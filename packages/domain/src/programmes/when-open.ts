import * as z from "zod/mini";
import { email } from "../validation/primitives.ts";

/** Whoever wants to be told that a programme opens gives an address. */
export const whenOpenSchema = z.object({ email: email("please input email address") });

/** The secret of a letter's link. */
export const whenOpenToken = z.string().check(z.regex(/^[\w-]{43}$/, "This link has expired"));
