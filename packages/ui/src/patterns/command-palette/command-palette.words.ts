import { paletteMessages } from "@polyportal/domain/messages/palette";

/** What the search over the pages says. */
export const commandPaletteWords = {
  title: paletteMessages.title,
  placeholder: paletteMessages.placeholder,
  none: paletteMessages.none,
};
