import type { Family } from "../family.ts";
import { closeRegistrationWindow, saveRegistrationWindow } from "./save-window.ts";
import { getRegistrationWindow, listRegistrationWindows } from "./windows.ts";

export const family = {
  handlers: {
    listRegistrationWindows,
    getRegistrationWindow,
    saveRegistrationWindow,
    closeRegistrationWindow,
  },
} satisfies Family;
