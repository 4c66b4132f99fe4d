import * as z from "zod/mini";
import { reason } from "../user-management/user-forms.ts";
import { email } from "../validation/primitives.ts";
import { graduateSchema } from "./transcript-forms.ts";

/** The places of a card's pages: the first takes one PDF instead of all. */
export const cardPlaces = ["card", "card2", "card3", "card4", "card5", "card6"] as const;

export type CardPlace = (typeof cardPlaces)[number];

/** How it stands with a card: it is looked at, and then gone. */
export const cardStates = ["waiting", "accepted", "refused"] as const;

export type CardState = (typeof cardStates)[number];

/** What the registry does with one. */
export const cardActs = ["accept", "refuse"] as const;

export type CardAct = (typeof cardActs)[number];

/** As many as the registry is shown at once, those that wait longest first. */
export const mostCards = 100;

/** Where the registry's answer and later the code go. */
export const cardAddressSchema = z.object({
  email: email("please enter an e-mail address that you can read"),
});

/** Who one is, and that address. */
export const identitySchema = z.object({ ...graduateSchema.shape, ...cardAddressSchema.shape });

/** What becomes of a card, and why: a refusal's reason is read by whoever has sent it. */
export const cardDecisionSchema = z.object({ act: z.enum(cardActs), reason });
