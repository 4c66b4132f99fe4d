import { actMessages } from "@polyportal/domain/messages/act";
import { toast } from "@polyportal/ui/toast";

/** Says that an act was not done, and why. */
export const tellFailed = ({ message }: { readonly message: string }): void =>
  toast({ title: actMessages.failed, body: message, status: "fail" });
