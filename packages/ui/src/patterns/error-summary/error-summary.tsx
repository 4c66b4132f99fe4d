import { useEffect, useRef } from "react";
import { Link } from "../../components/link/link.tsx";

/** One thing to put right: `field` is the id of the control, when it is on this page. */
export type Problem = { message: string; field?: string | undefined };

/**
 * What is wrong with a form that was just submitted, over its fields. It takes the focus whenever it
 * is given a new list, and each line leads to its field.
 */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
      className="rounded border-2 border-fail bg-fail-soft p-4"
    >
      <h2 id="error-summary-title" className="text-18 font-semibold">
        There is a problem
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ message, field }) => (
          <li key={`${field ?? ""} ${message}`}>
            {field ? (
              <Link
                href={`#${field}`}
                className="text-fail"
                onClick={(event) => {
                  // Without this the hash would change, and with it the wizard's section.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </Link>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
