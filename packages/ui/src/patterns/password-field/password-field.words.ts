/** Words of a password field. */
export const passwordFieldWords = {
  /** On the button, before the field's label. */
  hide: "Hide",
  show: "Show",
  /** After each rule, for screen readers. */
  met: "(met),",
  missing: "(still missing),",
};
