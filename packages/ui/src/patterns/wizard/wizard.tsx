import type { ComponentProps, ReactNode, Ref } from "react";
import { useId, useState } from "react";
import { cx } from "class-variance-authority";
import { CheckIcon, ChevronDownIcon, ClockIcon, LockIcon } from "../../components/icon/icon.tsx";
import { BareLink } from "../../components/link/link.tsx";
import { PageTitle } from "../../shell/page-title/page-title.tsx";
import { useWords } from "../../words/words.ts";
import { wizardWords } from "./wizard.words.ts";

/** A section of a form in steps. */
export type WizardStep = {
  /** Its URL hash without `#`. */
  hash: string;
  /** Its name, as in its heading. */
  title: string;
  /** Saved, current, open but not saved, waiting for the network, or locked. */
  state: "done" | "current" | "open" | "waiting" | "locked";
};

const hashOf = ({ hash }: WizardStep) => `#${hash}`;

export type WizardProps = Omit<ComponentProps<"div">, "title"> & {
  /** What is applied for. */
  title: string;
  /** The applicant's photo, name and upload button: a `WizardPerson`. */
  header: ReactNode;
  /** The sections in order. */
  steps: readonly WizardStep[];
  /** The name of the list of steps, which must be unique on the page. */
  label?: string;
  /** The address of a step; by default its hash. */
  hrefOf?: (step: WizardStep) => string;
  /** The current section: a `WizardSection`. */
  children: ReactNode;
};

/**
 * The frame of a form in steps: the applicant, the steps, and the current section. Steps are links to hashes.
 * A locked one is text, so that nobody skips ahead. On a phone a bar shows how far one is, and a button above
 * it opens the list.
 */
export function Wizard(props: WizardProps) {
  const words = useWords("wizard", wizardWords);
  const {
    title,
    header,
    steps,
    label = words.sections,
    hrefOf = hashOf,
    className,
    children,
    ...rest
  } = props;
  const current = steps.findIndex(({ state }) => state === "current");
  const listId = useId();
  // Closed again once another step is open.
  const [openAt, setOpenAt] = useState<number>();
  const open = openAt === current;
  return (
    <div {...rest} className={cx("ui-wizard", className)}>
      <header className="grid gap-4 lg:col-span-2">
        <PageTitle>{title}</PageTitle>
        {header}
      </header>
      <nav aria-label={label}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpenAt(open ? undefined : current)}
          className="flex min-h-control w-full items-center gap-2 text-start lg:hidden"
        >
          <span className="min-w-0 grow">
            {words.step(current + 1, steps.length, steps[current]?.title ?? "")}
          </span>
          <ChevronDownIcon className={open ? "rotate-180" : undefined} />
        </button>
        <div aria-hidden="true" className="mb-2 flex gap-1 lg:hidden">
          {steps.map(({ hash, state }) => (
            <span key={hash} data-state={state} className="ui-step-bar" />
          ))}
        </div>
        <ol id={listId} className={cx("grid gap-1", !open && "max-lg:hidden")}>
          {steps.map((step, index) => (
            <li key={step.hash}>
              <StepLink step={step} number={index + 1} href={hrefOf(step)} />
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}

function StepLink({ step, number, href }: { step: WizardStep; number: number; href: string }) {
  const words = useWords("wizard", wizardWords);
  const { title, state } = step;
  const look = cx(
    "ui-step",
    state === "current" && "border-brand bg-brand-soft font-semibold text-ink",
    state === "locked" && "border-transparent text-ink-muted",
    state !== "current" &&
      state !== "locked" &&
      "border-line bg-paper-raised text-ink hover:border-line-strong",
  );
  const content = (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {state === "done" ? <CheckIcon /> : state === "waiting" ? <ClockIcon /> : number}
      </span>
      <span className="flex-1">{title}</span>
      <span className="sr-only">{`(${words.states[state]})`}</span>
      {state === "locked" && <LockIcon />}
    </>
  );
  if (state === "locked") return <span className={look}>{content}</span>;
  return (
    <BareLink href={href} aria-current={state === "current" ? "step" : undefined} className={look}>
      {content}
    </BareLink>
  );
}

export type WizardSectionProps = Omit<ComponentProps<"section">, "title"> & {
  /** The section's heading. */
  title: string;
  /** The heading's id, if something links to it; by default a generated one. */
  id?: string;
  /** The heading, to focus it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The section's form. */
  children: ReactNode;
};

/** A section with its heading, which takes the focus when the step changes. */
export function WizardSection(props: WizardSectionProps) {
  const { title, id, headingRef, className, children, ...rest } = props;
  const made = useId();
  const headingId = id ?? made;
  return (
    <section aria-labelledby={headingId} {...rest} className={cx("ui-wizard-section", className)}>
      <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-22 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
