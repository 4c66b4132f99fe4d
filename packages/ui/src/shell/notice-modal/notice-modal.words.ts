/** What stands around the school's notices. */
export const noticeModalWords = {
  /** The heading over so many notices. */
  title: (notices: number): string => (notices === 1 ? "Notice" : "Notices"),
  proceed: "Continue",
};
