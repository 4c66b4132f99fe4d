import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { confetti as amounts } from "@polyportal/domain/birthday/confetti";
import { fall } from "./fall.ts";
import { watchForms } from "./no-form.ts";
import { useWords } from "../../words/words.ts";
import { confettiWords } from "./confetti.words.ts";

export type ConfettiProps = {
  /** The person's name in the greeting, if known. */
  name?: string;
  /** Called after the last piece has fallen, or at once if nothing falls. */
  onEnd?: () => void;
  /** Classes for the greeting. */
  className?: string;
};

/**
 * The birthday greeting: confetti over the whole page once, and the words two seconds later. With reduced
 * motion, only the words, at once. The page stays usable. While there is a form, the confetti waits.
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
    // If the code cannot be loaded, the words are shown anyway. The confetti waits until there is no form,
    // and stops if one appears.
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
