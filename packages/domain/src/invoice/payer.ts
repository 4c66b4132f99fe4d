import { nameKey } from "../text/fold.ts";

/** Who pays, as the form asks it. */
type Payer = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly email: string;
};

type PayerNames = Omit<Payer, "email">;

/** Capitals and the way in which a phone writes ọ make nobody somebody else. */
const plain = (text: string): string => text.normalize("NFC").toLowerCase().trim();

const separator = "\n";

/**
 * What makes two payers of one phone number the same one: names and e-mail address. It is kept with an invoice,
 * so names that are only alike (O'Brien, Obrien) have two: {@link hasSamePayerNames} tells of those.
 */
export const payerKeyOf = ({ lastname, firstname, middlename, email }: Payer): string =>
  [lastname, firstname, middlename, email].map(plain).join(separator);

/** Whether two payers are called the same, however they write it. */
export const hasSamePayerNames = (one: PayerNames, other: PayerNames): boolean =>
  nameKey(one.lastname) === nameKey(other.lastname) &&
  nameKey(one.firstname) === nameKey(other.firstname) &&
  nameKey(one.middlename) === nameKey(other.middlename);
