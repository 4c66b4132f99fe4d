import type { ComponentProps, DragEvent } from "react";
import { useId, useState } from "react";
import { cx } from "class-variance-authority";
import { UploadIcon } from "../../components/icon/icon.tsx";
import { controlProps } from "../form-field/field-id.ts";
import { FormField } from "../form-field/form-field.tsx";
import type { SentFile } from "./file-list.tsx";
import { FileList } from "./file-list.tsx";
import { useWords } from "../../words/words.ts";
import { fileDropWords } from "./file-drop.words.ts";

export type { SentFile } from "./file-list.tsx";

type Refusal = { name: string; reason: string };

export type FileDropProps = Omit<
  ComponentProps<"input">,
  "type" | "accept" | "value" | "defaultValue" | "id"
> & {
  /** The label above the zone: what the files are for. */
  label: string;
  /** A hint: which kind, how large. */
  hint?: string | undefined;
  /** What is wrong with the previous choice, and what to do. */
  error?: string | undefined;
  /** Media types or extensions for the device's picker. */
  accept?: readonly string[];
  /** Why a file is refused, for its reader; undefined if it is accepted. */
  refuse?: (file: File) => string | undefined;
  /** Called with the accepted files. */
  onFiles: (files: readonly File[]) => void;
  /** The state of the accepted files, which the caller sends. */
  files?: readonly SentFile[];
  /** Removes one of `files`; by default none can be removed. */
  onRemove?: (id: string) => void;
  /** Retries one of `files`. */
  onRetry?: (id: string) => void;
};

/** A drop zone around a real file button. It says why a file was refused, and shows the progress of the others. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  refuse,
  onFiles,
  files,
  onRemove,
  onRetry,
  required,
  className,
  ...input
}: FileDropProps) {
  const words = useWords("fileDrop", fileDropWords);
  const id = useId();
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { multiple, disabled } = input;

  const take = (list: Iterable<File>) => {
    const taken: File[] = [];
    const refused: Refusal[] = [];
    for (const file of list) {
      const reason = !multiple && taken.length > 0 ? words.oneOnly : refuse?.(file);
      if (reason) refused.push({ name: file.name, reason });
      else taken.push(file);
    }
    setRefusals(refused);
    if (taken.length > 0) onFiles(taken);
  };
  const hasFiles = ({ dataTransfer }: DragEvent) =>
    !disabled && dataTransfer.types.includes("Files");

  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <div
        role="presentation"
        data-over={over || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          // Otherwise the browser would open the file.
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={cx(
          "flex flex-wrap items-center gap-x-4 gap-y-2 rounded border-2 border-dashed border-line-strong p-3",
          "data-over:border-solid data-over:border-brand data-over:bg-brand-soft",
        )}
      >
        <input
          {...input}
          {...controlProps({ id, hint, error, required }, input["aria-describedby"])}
          type="file"
          accept={accept?.join()}
          onChange={(event) => {
            const { target } = event;
            const chosen = [...(target.files ?? [])];
            input.onChange?.(event);
            // Cleared, so that the same file can be chosen again after it was fixed.
            target.value = "";
            take(chosen);
          }}
          // Hides the browser's "No file chosen": the accepted files are listed below.
          className={cx("ui-file base:min-w-0 base:file:me-0", className)}
        />
        {!disabled && (
          <p className="text-14 text-ink-muted pointer-coarse:hidden">
            <UploadIcon /> {words.drop(multiple === true)}
          </p>
        )}
      </div>
      <div role="alert">
        {refusals.length > 0 && (
          <ul className="grid gap-1 text-14 text-fail">
            {refusals.map(({ name, reason }, index) => (
              <li key={index} className="wrap-anywhere">
                <span className="font-medium">{name}</span> {words.notTaken} {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
      {files && files.length > 0 && (
        <FileList label={label} files={files} onRemove={onRemove} onRetry={onRetry} />
      )}
    </FormField>
  );
}
