/** By which rows of a form are put in order, without a mouse too. Apart: every form has the others' words. */
export const moveRowUp = (each: string, number: number): string => `Move ${each} ${number} up`;
