import type { ComponentProps, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import type { Step } from "../../components/stepper/stepper.tsx";
import { Stepper } from "../../components/stepper/stepper.tsx";
import type { ImportColumn, ImportOutcome, ImportRow, Verdict } from "./import-types.ts";
import { PreviewStep } from "./preview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { UploadStep } from "./upload-step.tsx";
import type { ImportStage } from "./use-import.ts";
import { toImport, useImport } from "./use-import.ts";
import { useWords } from "../../words/words.ts";
import { importWizardWords } from "./import-wizard.words.ts";

export type ImportWizardProps = Omit<ComponentProps<"section">, "children"> & {
  /** The columns of the sheet. The first one names a row in the preview. */
  columns: readonly [ImportColumn, ...ImportColumn[]];
  /** The name of the sample sheet's file: "admission-list-sample.xlsx". */
  sampleName: string;
  /** Returns a verdict for each row, without storing anything. Rejects with the message to show. */
  check: (rows: readonly ImportRow[]) => Promise<readonly Verdict[]>;
  /** Stores the new and changed rows and reports its progress. Rejects with the message to show. */
  onImport: (
    rows: readonly ImportRow[],
    onProgress: (done: number) => void,
  ) => Promise<ImportOutcome>;
  /** What to do afterwards: a link to the imported records. */
  next?: ReactNode;
  /** The level of the steps' headings. */
  level?: 2 | 3 | 4;
};

const stepOf = {
  choose: 0,
  reading: 0,
  checking: 1,
  unchecked: 1,
  preview: 1,
  importing: 2,
  done: 2,
} as const satisfies Record<ImportStage["at"], number>;

/**
 * Imports records from a spreadsheet: sample sheet, upload, verdicts, import, result. It calls no endpoint
 * itself. A failure loses nothing, and the step can be repeated.
 */
export function ImportWizard(props: ImportWizardProps) {
  const { columns, sampleName, check, onImport, next, level = 2, ...others } = props;
  const { className, ...rest } = others;
  const words = useWords("importWizard", importWizardWords);
  const { stage, choose, checkRows, importRows, restart } = useImport({ columns, check, onImport });
  const steps = [words.upload, words.check, words.import];
  const step = stepOf[stage.at];
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    // The pressed button is gone with its step, so the new step's heading takes the focus.
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  const Heading = `h${level}` as const;
  return (
    <section
      aria-label={steps[step]}
      {...rest}
      className={cx("base:grid base:grid-cols-1 base:gap-6", className)}
    >
      <Stepper
        label={words.steps}
        className="print:hidden"
        steps={steps.map((label, at) => ({ label, state: stateOf(at, step, stage.at) }))}
      />
      <Heading ref={heading} tabIndex={-1} className="sr-only">
        {steps[step]}
      </Heading>
      {stage.at === "choose" && (
        <UploadStep
          columns={columns}
          sampleName={sampleName}
          problem={stage.problem}
          onFile={(file) => void choose(file)}
        />
      )}
      {stage.at === "reading" && <Progress label={words.reading(stage.file)} />}
      {stage.at === "checking" && <Progress label={words.checking(stage.rows.length)} />}
      {stage.at === "unchecked" && (
        <div className="grid grid-cols-1 gap-4">
          <Alert status="fail" live>
            {stage.problem}
          </Alert>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void checkRows(stage)}>{words.retry}</Button>
            <Button variant="secondary" onClick={restart}>
              {words.otherSheet}
            </Button>
          </div>
        </div>
      )}
      {stage.at === "preview" && (
        <PreviewStep
          {...stage}
          problem={stage.problem}
          columns={columns}
          onImport={() => void importRows(stage)}
          onOther={restart}
        />
      )}
      {stage.at === "importing" && <Importing {...stage} all={toImport(stage.checked).length} />}
      {stage.at === "done" && (
        <ResultStep {...stage} columns={columns} next={next} onOther={restart} />
      )}
    </section>
  );
}

/** The state of a step, given the current one. */
function stateOf(at: number, step: number, stage: ImportStage["at"]): Step["state"] {
  if (at < step || stage === "done") return "done";
  if (at > step) return "todo";
  return stage === "unchecked" ? "failed" : "current";
}

type ImportingProps = {
  /** How many rows are stored. */
  done: number;
  /** How many there are. */
  all: number;
};

function Importing({ done, all }: ImportingProps) {
  const words = useWords("importWizard", importWizardWords);
  return <Progress label={words.importing(done, all)} value={(done / Math.max(1, all)) * 100} />;
}
