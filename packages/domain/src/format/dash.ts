/** A value as a printed record shows it: a missing one, and a sum that came to no number, is "-". */
export const dash = (value: string | number | null | undefined): string => {
  const text = String(value ?? "").trim();
  return text === "" || (typeof value === "number" && !Number.isFinite(value)) ? "-" : text;
};
