/** How many characters of the first notice the landing page's banner shows. */
export const bannerLength = 70;
