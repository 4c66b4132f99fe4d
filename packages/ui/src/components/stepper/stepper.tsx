import type { ComponentProps, ReactNode } from "react";
import { cva, cx } from "class-variance-authority";
import { CheckIcon, CrossIcon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { useWords } from "../../words/words.ts";
import { stepperWords } from "./stepper.words.ts";

/** One step of a process. */
export type Step = {
  /** What is done in it, in a few words. */
  label: string;
  /** Done, in hand, gone wrong, or not begun. */
  state: "done" | "current" | "failed" | "todo";
  /** Its address, if the person may go there. */
  href?: string | undefined;
  /** Details below its state: a day, a reason, what is missing. */
  detail?: ReactNode;
};

export type StepperProps = Omit<ComponentProps<"div">, "children"> & {
  /** The name of the list for screen readers: where the steps lead. */
  label: string;
  /** The steps, first to last. */
  steps: readonly Step[];
  /** horizontal is side by side from 640 px, and stacked on a phone. */
  orientation?: "horizontal" | "vertical";
};

const mark = cva(
  "grid size-7 shrink-0 place-items-center rounded-full border-2 text-14 font-semibold tabular-nums",
  {
    variants: {
      state: {
        done: "border-brand bg-brand text-on-brand",
        current:
          "border-brand bg-paper-raised text-brand forced-colors:outline-2 forced-colors:outline-offset-2 forced-colors:outline-[Highlight]",
        failed: "border-fail bg-fail-soft text-fail",
        todo: "border-line-strong bg-paper-raised text-ink-muted",
      },
    },
  },
);

/** The steps of a process, each with its state in words. Steps with an address are links. */
export function Stepper(props: StepperProps) {
  const { label, steps, orientation = "horizontal", className, ...rest } = props;
  const across = orientation === "horizontal";
  return (
    <div {...rest} className={cx("base:min-w-0", className)}>
      <ol aria-label={label} className={cx("flex flex-col", across && "sm:flex-row")}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            data-state={step.state}
            aria-current={step.state === "current" ? "step" : undefined}
            className={cx(
              "group relative flex min-w-0 gap-3 pb-5 last:pb-0",
              across && "sm:flex-1 sm:flex-col sm:gap-2 sm:pe-4 sm:pb-0 sm:last:pe-0",
            )}
          >
            <Line across={across} done={step.state === "done"} />
            <span aria-hidden="true" className={mark({ state: step.state })}>
              {step.state === "done" && <CheckIcon />}
              {step.state === "failed" && <CrossIcon />}
              {(step.state === "current" || step.state === "todo") && index + 1}
            </span>
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The line to the next step: solid if done, dashed before. */
function Line({ across, done }: { across: boolean; done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute start-3.25 top-8 bottom-1 border-s-2 group-last:hidden",
        done ? "border-brand" : "border-dashed border-line-strong",
        across && "sm:start-9 sm:end-2 sm:top-3.25 sm:bottom-auto sm:border-s-0 sm:border-t-2",
      )}
    />
  );
}

function StepText({ step: { label, state, href, detail } }: { step: Step }) {
  const words = useWords("stepper", stepperWords);
  const name = cx(
    "break-words",
    state === "current" ? "font-semibold" : "font-medium",
    state === "todo" && "text-ink-muted",
  );
  return (
    <div className="min-w-0">
      {href ? (
        <Link href={href} className={cx(name, "inline-flex min-h-control items-center sm:min-h-7")}>
          {label}
        </Link>
      ) : (
        <p className={cx(name, "pt-0.5")}>{label}</p>
      )}
      <p className={cx("text-14", state === "failed" ? "font-medium text-fail" : "text-ink-muted")}>
        {words.states[state]}
      </p>
      {detail && <div className="text-14 text-ink-muted">{detail}</div>}
    </div>
  );
}
