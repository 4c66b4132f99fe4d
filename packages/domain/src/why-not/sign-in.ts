import { maySignIn } from "../authentication/roles.ts";
import { accountErrors } from "../messages/errors/account.ts";
import { whyNotMessages as words } from "../messages/why-not.ts";
import { obstacle, type Obstacle } from "./obstacle.ts";

/** What decides whether an account is let in once its password is right. */
type SignInFacts = {
  readonly active: boolean;
  readonly userType: string;
  /** How many pages its menu has. */
  readonly menuItems: number;
};

/** Why an account is not let in, in the order in which signing in is refused. */
export const whyNotSignIn = ({ active, userType, menuItems }: SignInFacts): Obstacle[] => [
  ...(active ? [] : [obstacle("account-off", words.accountOff)]),
  ...(maySignIn(userType)
    ? []
    : [obstacle("user-type-refused", `${accountErrors.user_type_refused.message}.`)]),
  ...(menuItems > 0 ? [] : [obstacle("no-menu-items", accountErrors.no_menu_items.message)]),
];
