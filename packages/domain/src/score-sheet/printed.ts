/** A row, as far as its paper asks. */
type Row = { readonly registration: string; readonly published: boolean };

/** Whether a row stands on the printed sheet: who is registered by approval, and what is out already. */
export const isPrinted = ({ registration, published }: Row): boolean =>
  registration === "approved" || published;
