/** A value as a printed record shows it: a missing one is "-". */
export const dash = (value: string | number | null | undefined): string => {
  const text = String(value ?? "").trim();
  return text === "" ? "-" : text;
};
