/** The sandbox's own test cards; no other card is taken, and none is ever stored. */
export const testCards = {
  pays: "5060 0000 0000 0001",
  declined: "5060 0000 0000 0002",
} as const;

/** What a card does when it is charged; `null` when it is not one of the test cards. */
export function tryCard(number: string): "pays" | "declined" | null {
  const typed = digits(number);
  if (typed === digits(testCards.pays)) return "pays";
  return typed === digits(testCards.declined) ? "declined" : null;
}

const digits = (text: string): string => text.replace(/\D/g, "");
