import { useState } from "react";
import { spreadsheetExtensions, spreadsheetType } from "@polyportal/domain/upload/limits";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { DownloadIcon } from "../../components/icon/icon.tsx";
import { FileDrop } from "../file-drop/file-drop.tsx";
import { Asterisk } from "../form-field/form-field.tsx";
import type { ImportColumn } from "./import-types.ts";
import { saveSample } from "./workbooks.ts";
import { useWords } from "../../words/words.ts";
import { importWizardWords } from "./import-wizard.words.ts";

export type UploadStepProps = {
  /** The columns of the sheet. */
  columns: readonly ImportColumn[];
  /** The name of the sample sheet's file. */
  sampleName: string;
  /** Why the last file was refused. */
  problem: string | undefined;
  /** Called with a file. */
  onFile: (file: File) => void;
};

const accept = [...spreadsheetExtensions.map((extension) => `.${extension}`), spreadsheetType];

/** The first step: the columns, a sample, and the upload. */
export function UploadStep({ columns, sampleName, problem, onFile }: UploadStepProps) {
  const words = useWords("importWizard", importWizardWords);
  const [saving, setSaving] = useState(false);
  const [notSaved, setNotSaved] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await saveSample(sampleName, columns);
      setNotSaved(false);
    } catch {
      setNotSaved(true);
    }
    setSaving(false);
  };
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose">{words.columns}</p>
        <dl className="grid w-full gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ key, heading, required, example, hint }) => (
            <div key={key} className="min-w-0 border-s-2 border-line ps-3">
              <dt className="font-medium break-words">
                {heading}
                {required && <Asterisk />}
                {required && <span className="sr-only"> {words.required}</span>}
              </dt>
              <dd className="text-14 break-words text-ink-muted">{hint ?? example}</dd>
            </div>
          ))}
        </dl>
        <Button variant="secondary" loading={saving} onClick={() => void save()}>
          <DownloadIcon />
          {words.downloadSample}
        </Button>
        {notSaved && (
          <Alert status="fail" live>
            {words.sampleNotMade}
          </Alert>
        )}
      </div>
      <FileDrop
        label={words.file}
        hint={words.fileHint}
        error={problem}
        required
        accept={accept}
        onFiles={([file]) => file && onFile(file)}
      />
      {/* The field's error does not have the focus, so announce it. */}
      <p role="status" className="sr-only">
        {problem}
      </p>
    </div>
  );
}
