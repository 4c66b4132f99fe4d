const units =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const tens = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
const scales = ["", " Thousand", " Million", " Billion", " Trillion"];

const belowHundred = (value: number): string =>
  value < 20
    ? (units[value] ?? "")
    : `${tens[Math.floor(value / 10) - 2]}${value % 10 ? `-${units[value % 10]}` : ""}`;

const belowThousand = (value: number): string => {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0) return belowHundred(rest);
  return `${units[hundreds]} Hundred${rest ? ` and ${belowHundred(rest)}` : ""}`;
};

/** A whole number below a thousand trillion: "One Million Two Hundred and Five". */
function inWords(whole: number): string {
  if (whole === 0) return belowHundred(0);
  const groups: string[] = [];
  for (let [left, scale] = [whole, 0]; left > 0; left = Math.floor(left / 1000), scale += 1) {
    const group = left % 1000;
    // What is below a hundred follows the thousands by "and".
    const and = scale === 0 && group > 0 && group < 100 && left > group ? "and " : "";
    if (group > 0) groups.unshift(`${and}${belowThousand(group)}${scales[scale]}`);
  }
  return groups.join(" ");
}

/**
 * An amount of naira as a receipt spells it, with the "and" of a Nigerian cheque: "One Hundred and
 * Twenty-Five Thousand Naira Only", "One Thousand and Five Naira, Fifty Kobo Only".
 */
export function amountInWords(naira: number): string {
  const kobo = Math.round(naira * 100);
  const part = kobo % 100;
  return `${inWords(Math.floor(kobo / 100))} Naira${part ? `, ${inWords(part)} Kobo` : ""} Only`;
}
