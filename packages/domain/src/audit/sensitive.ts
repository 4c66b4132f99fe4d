/**
 * What the record must not repeat: health and belief, which the law calls sensitive (Nigeria Data
 * Protection Act 2023, section 30), and secrets. By the beginning of the field's name.
 */
export const isSensitive = (field: string): boolean =>
  /^(bloodGroup|genoType|disabilit|religion|health|medical|cardPin|cardSerialNumber|password|pin$|secret)/i.test(
    field,
  );

/** What stands in such a field's place. */
export const sensitiveMarks = ["given", "changed", "unchanged"] as const;

/** Names that no field of the record has, and whose value would not be told if one had. */
export const isSecret = (field: string): boolean =>
  isSensitive(field) || /(password|secret|token|hash|otp|pin|recoverycodes?)$/i.test(field);
