import { useEffect, useEffectEvent, useRef, useState } from "react";

export type TimeLeftOptions = {
  /** When the time is up, as an ISO moment. */
  endsAt: string;
  /** Runs once when the time is up: at once when it is up already. */
  onUp: () => void;
  /** Someone is ending it by hand at this moment: wait for the outcome. */
  held: boolean;
  /** The clock, in milliseconds. */
  now: () => number;
};

/** The milliseconds to a moment, told anew each second; NaN where the moment cannot be read. */
export function useTimeLeft({ endsAt, onUp, held, now }: TimeLeftOptions): number {
  const left = () => Date.parse(endsAt) - now();
  const readLeft = useEffectEvent(left);
  const up = useEffectEvent(onUp);
  // Which end was told already: a longer session has an end of its own.
  const told = useRef<string>(undefined);
  const [, tick] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      tick((count) => count + 1);
      const ms = readLeft();
      if (ms > 0) {
        // At the next whole second, so that late timers do not add up.
        timer = setTimeout(look, ms % 1000 || 1000);
      } else if (ms <= 0 && !held && told.current !== endsAt) {
        told.current = endsAt;
        up();
      }
    };
    look();
    // A page in the background, or a computer asleep, has missed its timers.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [endsAt, held]);

  return left();
}
