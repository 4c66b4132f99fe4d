/** Kobo, as the server and the database keep money, in naira, as it travels and is shown. */
export const toNaira = (kobo: number): number => kobo / 100;

/** Naira in whole kobo; a fraction of a kobo rounds to the nearest. */
export const toKobo = (naira: number): number => Math.round(naira * 100);

/** Made when first used: the first of its kind costs a server's start and a phone 10 ms. */
let twoDecimals: Intl.NumberFormat | undefined;

const inTwoDecimals = (amount: number): string => {
  twoDecimals ??= new Intl.NumberFormat("en", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return twoDecimals.format(amount);
};

/** An amount of naira as it is printed: `₦1,250,000.00`. */
export const formatNaira = (naira: number): string =>
  // The sign is placed by hand: some phones' currency data print "NGN" where ₦ belongs.
  `${naira < 0 ? "-" : ""}₦${inTwoDecimals(Math.abs(naira))}`;
