/** What the banner of the newest notice says. */
export const noticeBannerWords = { label: "Notice", read: "Read", dismiss: "Dismiss notice" };
