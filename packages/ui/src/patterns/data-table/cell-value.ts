/** A cell's plain value, for sorting, search and export. */
export type CellValue = string | number | null | undefined;
