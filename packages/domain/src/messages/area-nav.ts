/** The name of the menu beside tabs that do not all fit: every page of a part of the school. */
export const allPagesOf = (area: string): string => `All pages of ${area}`;
