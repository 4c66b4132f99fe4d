import { holdLeft } from "@polyportal/domain/hostel/hold";
import { DateText } from "@polyportal/ui/date";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
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
      {hostelWords.holdEnded} <DateText value={until} time />
      {hostelWords.askedOnce}
    </>
  ) : (
    <>
      {hostelWords.heldUntil} <DateText value={until} time />: <strong>{left}</strong>{" "}
      {hostelWords.left}
    </>
  );
}
