import { toCurrency } from "to-words/en-NG";

/** An amount of naira as a receipt spells it: "Twelve Thousand Five Hundred Naira Only". */
export const amountInWords = (naira: number): string => toCurrency(naira);
