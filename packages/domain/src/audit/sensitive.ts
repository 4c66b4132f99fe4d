/**
 * Values that the record must not repeat: health and belief, which the law calls sensitive (Nigeria Data
 * Protection Act 2023, section 30), and secrets. Matched by the beginning of the field's name.
 */
export const isSensitive = (field: string): boolean =>
  /^(bloodGroup|genoType|disabilit|religion|health|medical|cardPin|cardSerialNumber|password|pin$|secret)/i.test(
    field,
  );

/** What is stored instead of such a value. */
export const sensitiveMarks = ["given", "changed", "unchanged"] as const;

/** Also names that no field of the record should have. Their values would not be shown either. */
export const isSecret = (field: string): boolean =>
  isSensitive(field) || /(password|secret|token|hash|otp|pin|recoverycodes?)$/i.test(field);
