/** What a picture of nobody in particular is called. */
export const avatarWords = {
  photo: "Photo",
  noPhoto: "No photo",
};
