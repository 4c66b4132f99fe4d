/** Kobo, as the server and the database keep money, in naira, as it travels and is shown. */
export const toNaira = (kobo: number): number => kobo / 100;

/** Naira in whole kobo; a fraction of a kobo rounds to the nearest. */
export const toKobo = (naira: number): number => Math.round(naira * 100);

const twoDecimals = new Intl.NumberFormat("en", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount of naira as it is printed: `₦1,250,000.00`. */
export const formatNaira = (naira: number): string =>
  // The sign is placed by hand: some phones' currency data print "NGN" where ₦ belongs.
  `${naira < 0 ? "-" : ""}₦${twoDecimals.format(Math.abs(naira))}`;
