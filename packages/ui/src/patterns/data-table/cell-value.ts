/** What a cell holds before it is drawn: what is sorted, searched and exported. */
export type CellValue = string | number | null | undefined;
