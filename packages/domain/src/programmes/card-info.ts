/** What a programme's card on the landing page says of it, and its invoice form: by its slug. */
export const cardInfo: Readonly<Record<string, string>> = {
  nd: "Have your JAMB registration number at hand: the application asks for it after payment.",
  hnd: "For holders of a National Diploma. Have your ND statement of result at hand.",
  "nd-part-time": "For evening and weekend classes. No JAMB registration is needed.",
};
