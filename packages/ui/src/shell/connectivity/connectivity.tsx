import { useLayoutEffect } from "react";
import { connectivityMessages } from "@polyportal/domain/messages/connectivity";
import { toast } from "../../components/toast/toast-store.ts";

/** Says when the connection goes, and when it is back after it went. Once per app; draws nothing. */
export function Connectivity() {
  // With the page, not after its paint: on a slow phone the connection may go in between.
  useLayoutEffect(() => {
    let wentOffline = false;
    const onOffline = () => {
      wentOffline = true;
      toast({ ...connectivityMessages.offline, tone: "fail" });
    };
    const onOnline = () => {
      if (wentOffline) toast({ ...connectivityMessages.online, tone: "success" });
      wentOffline = false;
    };
    addEventListener("offline", onOffline);
    addEventListener("online", onOnline);
    return () => {
      removeEventListener("offline", onOffline);
      removeEventListener("online", onOnline);
    };
  }, []);
  return null;
}
