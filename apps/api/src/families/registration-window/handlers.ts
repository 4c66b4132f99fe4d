import type { registrationWindowEndpoints } from "@polyportal/api-client/contract/registration-window";
import type { Handlers } from "../../server/handler.ts";
import { closeRegistrationWindow, saveRegistrationWindow } from "./save-window.ts";
import { getRegistrationWindow, listRegistrationWindows } from "./windows.ts";

export const registrationWindowHandlers = {
  listRegistrationWindows,
  getRegistrationWindow,
  saveRegistrationWindow,
  closeRegistrationWindow,
} satisfies Handlers<typeof registrationWindowEndpoints>;
