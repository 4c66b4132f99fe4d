import { userMessages } from "@polyportal/domain/messages/users";
import bowser from "bowser";

/** A browser by what it says of itself; a long tale of many versions tells nobody which phone it was. */
export function deviceOf(agent: string): string {
  if (agent === "") return "";
  const { browser, os } = bowser.parse(agent);
  return userMessages.device(browser.name, os.name);
}
