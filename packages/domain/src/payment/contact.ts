/** How a payer is reached. */
type Contact = { readonly email: string | null; readonly mobileNumber: string | null };

/** Whether an invoice can be made out to somebody: the gateway asks for both. */
export const hasContact = <Payer extends Contact>(
  payer: Payer,
): payer is Payer & { readonly email: string; readonly mobileNumber: string } =>
  payer.email !== null && payer.mobileNumber !== null;
