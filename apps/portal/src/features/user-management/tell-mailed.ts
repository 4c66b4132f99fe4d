import type { Output } from "@polyportal/api-client/client/client";
import { userMessages } from "@polyportal/domain/messages/users";
import { toast } from "@polyportal/ui/toast";

/** Says how many links were sent, and who was sent none and why. */
export const tellMailed = ({ sent, ...others }: Output<"sendSetUpMail">) =>
  toast({
    title: userMessages.mailed(sent),
    body: userMessages.notMailed(others),
    status: sent > 0 ? "success" : "warning",
  });
