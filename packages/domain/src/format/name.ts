/** The parts of a person's name as the records hold them. */
export type NameParts = {
  lastname?: string | null | undefined;
  firstname?: string | null | undefined;
  middlename?: string | null | undefined;
};

/** A person's name in the school's order: last, first, middle; a missing part leaves no gap. */
export const fullName = ({ lastname, firstname, middlename }: NameParts): string =>
  [lastname, firstname, middlename]
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(" ");

/** The first letters of a name's first two words, with their marks: "Ọlá Adéwálé" is "ỌA". */
export const initials = (name: string): string =>
  name
    .normalize("NFC")
    .split(/\s+/)
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join("")
    .toUpperCase();

/** Each word with a capital and the rest small: "ENGLISH LANGUAGE" is "English Language". */
export const titleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{M}])(\p{L})/gu, (_, before: string, letter: string) =>
      before.concat(letter.toUpperCase()),
    );

/** The first `limit` characters and an ellipsis; a text that fits stays whole. */
export const truncate = (text: string, limit: number): string => {
  const characters = Array.from(text);
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
};
