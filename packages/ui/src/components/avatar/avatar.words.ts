/** The alternative text without a name. */
export const avatarWords = {
  photo: "Photo",
  noPhoto: "No photo",
};
