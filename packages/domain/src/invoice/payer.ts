/** Who pays, as the form asks it. */
type Payer = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly email: string;
};

/** Capitals and the way in which a phone writes ọ make nobody somebody else. */
const plain = (text: string): string => text.normalize("NFC").toLowerCase().trim();

const separator = "\n";

/** The names of a payer as they are compared. */
export const namesKeyOf = ({ lastname, firstname, middlename }: Omit<Payer, "email">): string =>
  [lastname, firstname, middlename].map(plain).join(separator);

/** What makes two payers of one phone number the same one: names and e-mail address. */
export const payerKeyOf = (payer: Payer): string =>
  [namesKeyOf(payer), plain(payer.email)].join(separator);
