/** Of a number with a comma, such as "17,5": how it is typed. */
export const hasComma = (typed: string, plain: string): string =>
  `${typed} has a comma: type ${plain}`;
