import { useLayoutEffect } from "react";
import { toast } from "../../components/toast/toast-store.ts";
import { useWords } from "../../words/words.ts";
import { connectivityWords } from "./connectivity.words.ts";

/** Says when the connection goes, and when it is back after it went. Once per app; draws nothing. */
export function Connectivity() {
  const words = useWords("connectivity", connectivityWords);
  // With the page, not after its paint: on a slow phone the connection may go in between.
  useLayoutEffect(() => {
    let wentOffline = false;
    const onOffline = () => {
      wentOffline = true;
      toast({ ...words.offline, status: "fail" });
    };
    const onOnline = () => {
      if (wentOffline) toast({ ...words.online, status: "success" });
      wentOffline = false;
    };
    addEventListener("offline", onOffline);
    addEventListener("online", onOnline);
    return () => {
      removeEventListener("offline", onOffline);
      removeEventListener("online", onOnline);
    };
  }, [words.offline, words.online]);
  return null;
}
