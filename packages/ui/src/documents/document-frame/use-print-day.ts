import { todayInLagos } from "@polyportal/domain/format/date";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** The day on which the paper is printed, ISO: also where its page has stood open since yesterday. */
export function usePrintDay(): string {
  const [day, setDay] = useState(() => todayInLagos());
  useEffect(() => {
    // What is not drawn before the event ends is not printed.
    const update = () => flushSync(() => setDay(todayInLagos()));
    window.addEventListener("beforeprint", update);
    return () => window.removeEventListener("beforeprint", update);
  }, []);
  return day;
}
