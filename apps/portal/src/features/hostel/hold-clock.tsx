import { holdLeft } from "@polyportal/domain/hostel/hold";
import { DateText } from "@polyportal/ui/date";
import { useEffect, useState } from "react";

type Props = {
  /** Until when the bed is held; ISO. */
  until: string;
};

/** Until when a bed is held, and how long that still is, told again each half minute. */
export function HoldClock({ until }: Props) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const left = holdLeft(new Date(until), now);
  return left === "" ? (
    <>
      The hold ended on <DateText value={until} time />. The payment service is asked a last time
      whether you have paid.
    </>
  ) : (
    <>
      Held for you until <DateText value={until} time />: <strong>{left}</strong> left.
    </>
  );
}
