import { referralList } from "@polyportal/api-client/list/referrals";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { referralHandlers } from "./handlers.ts";
import { referralSource } from "./list-referrals.ts";

export const family = {
  handlers: referralHandlers,
  lists: [exportOfList(referralList, referralSource)],
} satisfies Family;
