import type { ComponentProps, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { Link } from "../../components/link/link.tsx";
import { useWords } from "../../words/words.ts";
import { errorSummaryWords } from "./error-summary.words.ts";

/** One thing to put right. */
export type Problem = {
  /** What is wrong, in the words that stand at the field. */
  message: string;
  /** What the field is called, where the message is about one. */
  name?: string;
  /** The id of the control, where it is on this page: the message leads to it. */
  field?: string | undefined;
};

export type ErrorSummaryProps = ComponentProps<"div"> & {
  /** What is to be put right, in the order of the page; without any, nothing is drawn. */
  problems: readonly Problem[];
  /** What can be done about them all, under them: "Try again". */
  children?: ReactNode;
};

/**
 * What is wrong with a form that was just submitted, over its fields. It takes the focus whenever it
 * is given something new, and each line leads to its field.
 */
export function ErrorSummary({ problems, className, children, ...rest }: ErrorSummaryProps) {
  const words = useWords("errorSummary", errorSummaryWords);
  const title = useRef<HTMLHeadingElement>(null);
  const known = useRef(new WeakSet<Problem>());
  useEffect(() => {
    // What goes as it is mended, or comes back while a word is being typed (a name that ends in a
    // space), leaves the focus where the person types. The box itself is its caller's to hold.
    if (problems.some((one) => !known.current.has(one))) title.current?.parentElement?.focus();
    for (const one of problems) known.current.add(one);
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      tabIndex={-1}
      role="group"
      aria-label={words.title}
      data-error-summary=""
      {...rest}
      className={cx("ui-problems", className)}
    >
      <h2 ref={title} className="text-18 font-semibold">
        {words.title}
      </h2>
      <ul className="mt-2 grid sm:gap-1">
        {problems.map(({ message, name, field }) => {
          const line = name ? `${name}: ${message}` : message;
          return (
            <li key={`${field ?? ""} ${message}`}>
              {field ? (
                <Link
                  href={`#${field}`}
                  className="ui-alone text-fail"
                  onClick={(event) => {
                    // Without this the hash would change, and with it the wizard's section.
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {line}
                </Link>
              ) : (
                line
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}
