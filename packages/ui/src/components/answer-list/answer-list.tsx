import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { Link } from "../link/link.tsx";
import { useWords } from "../../words/words.ts";
import { answerListWords } from "./answer-list.words.ts";

/** One question with its answer. */
export type Answer = {
  /** The question, as the field's label. */
  label: string;
  /** The answer; a missing one shows as "-". */
  value: ReactNode;
  /** Where to change it; by default it cannot be changed. */
  changeHref?: string | undefined;
};

export type AnswerListProps = Omit<ComponentProps<"section">, "title"> & {
  /** What the answers are about. */
  title: string;
  /** The level of its heading, below the page's. */
  level?: 2 | 3;
  /** The answers, in the order of the form. */
  answers: readonly Answer[];
  /** Text between heading and answers. */
  children?: ReactNode;
};

/** Answers to review line by line, each with a link to change it. */
export function AnswerList(props: AnswerListProps) {
  const { title, level = 3, answers, className, children, ...rest } = props;
  const words = useWords("answerList", answerListWords);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section {...rest} className={cx("base:grid base:gap-2", className)}>
      <Heading className="text-18 font-semibold">{title}</Heading>
      {children}
      <dl className="border-t border-line">
        {answers.map(({ label, value, changeHref }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <dt className="col-start-1 text-14 text-ink-muted sm:self-center">{label}</dt>
            <dd className="col-start-1 self-center font-medium wrap-anywhere sm:col-start-2">
              {value === "" || value == null ? dash(undefined) : value}
            </dd>
            {changeHref && (
              <dd className="col-start-2 row-span-2 row-start-1 self-center sm:col-start-3 sm:row-span-1">
                <Link href={changeHref} className="inline-flex min-h-control items-center px-1">
                  {words.change}
                  <span className="sr-only"> {label}</span>
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
