import { paletteMessages } from "@polyportal/domain/messages/palette";

/** Words of the search for pages. */
export const commandPaletteWords = {
  title: paletteMessages.title,
  placeholder: paletteMessages.placeholder,
  none: paletteMessages.none,
};
