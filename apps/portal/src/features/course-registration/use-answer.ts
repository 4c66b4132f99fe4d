import { useRef, useState } from "react";

/** A question that a form asks before it sends: `ask` waits until the person has answered. */
export function useAnswer<About>() {
  const [about, setAbout] = useState<About>();
  const [agreed, setAgreed] = useState(false);
  const waiting = useRef<(sure: boolean) => void>(undefined);
  return {
    /** What is asked about, while the question is on the screen. */
    about,
    /** The person has agreed, and what was asked about is under way. */
    agreed,
    ask: (what: About) =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setAbout(what);
      }),
    answer: (sure: boolean) => {
      if (sure) setAgreed(true);
      else setAbout(undefined);
      waiting.current?.(sure);
    },
    /** Takes the question off the screen, after what it was about has ended well or badly. */
    done: () => {
      setAgreed(false);
      setAbout(undefined);
    },
  };
}
