/** A row whose id the seed gives: others name it before it is written. */
export type Numbered<Row> = Row & { readonly id: number };
