import type { ComponentProps, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { Link } from "../../components/link/link.tsx";
import { useWords } from "../../words/words.ts";
import { errorSummaryWords } from "./error-summary.words.ts";

/** One thing to put right. */
export type Problem = {
  /** The message, as at the field. */
  message: string;
  /** The name of the field that the message is about. */
  name?: string;
  /** The id of the control, if it is on this page, to link to it. */
  field?: string | undefined;
};

export type ErrorSummaryProps = ComponentProps<"div"> & {
  /** The problems in the order of the page. Without any, nothing is rendered. */
  problems: readonly Problem[];
  /** What can be done about all of them, below: "Try again". */
  children?: ReactNode;
};

/**
 * The problems of a form that was just submitted, above its fields. It takes the focus for new problems, and
 * each line links to its field.
 */
export function ErrorSummary({ problems, className, children, ...rest }: ErrorSummaryProps) {
  const words = useWords("errorSummary", errorSummaryWords);
  const title = useRef<HTMLHeadingElement>(null);
  const known = useRef(new WeakSet<Problem>());
  useEffect(() => {
    // Problems that disappear, or that return while typing, must not take the focus from the field. The
    // caller may hold the root's ref, so this uses its parent.
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
                    // The default would change the hash, and with it the wizard's section.
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
