/**
 * What somebody may ask after: why can I not register, why is a name not on a class list, why is a result
 * not there, why can I not pay the school fees, book a bed, sign in. A wish that joins has a rule beside these, a sentence for "nothing" and an answer on the server.
 */
export const wishes = ["register", "class-list", "result", "pay", "bed", "sign-in"] as const;
export type Wish = (typeof wishes)[number];
