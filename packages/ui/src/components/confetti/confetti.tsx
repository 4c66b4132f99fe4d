import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { confetti as amounts } from "@polyportal/domain/birthday/confetti";
import { fall } from "./fall.ts";
import { watchForms } from "./no-form.ts";
import { useWords } from "../../words/words.ts";
import { confettiWords } from "./confetti.words.ts";

export type ConfettiProps = {
  /** Whose birthday it is, as the greeting addresses them; it does without a name where none is known. */
  name?: string;
  /** Called when the last piece has fallen, or at once where nothing falls. */
  onEnd?: () => void;
  /** Classes for the greeting. */
  className?: string;
};

/**
 * The birthday greeting: confetti over the whole page, once, and two seconds later the words, where the
 * caller puts them. Whoever wants less motion gets the words alone, at once. The page stays usable
 * under it; while it holds a form, the confetti waits.
 */
export function Confetti({ name = "", onEnd, className }: ConfettiProps) {
  const words = useWords("confetti", confettiWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [greets, setGreets] = useState(false);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (!canvas.current || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setGreets(true);
      end();
      return;
    }
    const sheet = canvas.current;
    const shown = new AbortController();
    let falling: AbortController | undefined;
    const greeting = setTimeout(() => setGreets(true), amounts.birthdayTextAfterMs);
    // Confetti that did not come over the network is no news: the words come all the same.
    // It waits until nobody fills in a form, and stops when a form comes.
    watchForms((present) => {
      falling?.abort();
      falling = undefined;
      if (present || shown.signal.aborted) return;
      const own = new AbortController();
      falling = own;
      void fall(sheet, own.signal)
        .catch(() => {})
        .finally(() => {
          if (own.signal.aborted) return;
          shown.abort();
          end();
        });
    }, shown.signal);
    return () => {
      falling?.abort();
      shown.abort();
      clearTimeout(greeting);
    };
  }, []);

  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden="true"
        className="pointer-events-none fixed inset-0 z-50 size-full print:hidden"
      />
      <p
        role="status"
        className={cx("base:min-h-lh base:text-22 base:font-semibold base:break-words", className)}
      >
        {greets && (
          <span className="inline-block max-w-full animate-rise">{words.greeting(name)}</span>
        )}
      </p>
    </>
  );
}
