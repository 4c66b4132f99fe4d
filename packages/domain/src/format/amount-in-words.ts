import { toCurrency } from "to-words/en-NG";

const tens = "Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety";
const scales = "Thousand|Million|Billion|Trillion";

/**
 * An amount of naira as a receipt spells it, with the "and" of a Nigerian cheque: "One Hundred and
 * Twenty-Five Thousand Naira Only", "One Thousand and Five Naira, Fifty Kobo Only".
 */
export const amountInWords = (naira: number): string =>
  toCurrency(naira)
    .replace(" Naira And ", " Naira, ")
    .replaceAll(
      new RegExp(`\\b(${tens}) (?=One|Two|Three|Four|Five|Six|Seven|Eight|Nine)`, "g"),
      "$1-",
    )
    .replaceAll(new RegExp(`Hundred (?!${scales}|Naira)`, "g"), "Hundred and ")
    // What is below a hundred follows a scale by "and": no "Hundred" stands between.
    .replace(new RegExp(`(${scales}) ([\\w-]+ Naira)`), (all, scale: string, rest: string) =>
      /^(Naira|Hundred)/.test(rest) ? all : `${scale} and ${rest}`,
    );
