import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { imageTypes } from "@polyportal/domain/upload/limits";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { FileIcon } from "../../components/icon/icon.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { FormField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";

export type FileFieldProps = FieldProps & {
  /** Media types to choose among; images by default. */
  accept?: readonly string[];
  /** The file is at the school already; choosing another replaces it. */
  uploaded?: boolean;
  /** How much of it has been sent, in percent. */
  progress?: number | undefined;
};

/** One file, with its name, size and picture; the value is the `File`, or `null`. */
export function FileField({
  name,
  label,
  hint,
  required,
  disabled,
  accept = imageTypes,
  uploaded = false,
  progress,
}: FileFieldProps) {
  const { id, error, control } = useField({ name, hint, required });
  const { trigger } = useFormContext();
  const { value: file, onChange, onBlur, ref } = useFieldValue<File | null>(name);

  const set = (next: File | null) => {
    onChange(next);
    // A file is refused when it is chosen, not when all of them are sent.
    if (next) void trigger(name);
  };
  const remove = () => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = "";
    set(null);
    input?.focus();
  };

  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <input
        {...control}
        ref={ref}
        type="file"
        disabled={disabled}
        name={name}
        accept={accept.join()}
        onBlur={onBlur}
        onChange={(event) => set(event.target.files?.[0] ?? null)}
        // The browser's own "No file chosen" is hidden: the line below says it for every browser.
        className="w-full rounded text-[length:0] file:me-3 file:min-h-control file:cursor-pointer file:rounded file:border file:border-solid file:border-line-strong file:bg-paper-raised file:px-4 file:text-16 file:font-medium file:text-ink hover:file:bg-paper-sunken"
      />
      <div className="flex min-h-control items-center gap-3 text-14">
        {file ? (
          <>
            <Thumbnail file={file} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {file.name}{" "}
              <span className="text-ink-muted tabular-nums">({sizeText(file.size)})</span>
            </span>
            <Button variant="quiet" size="small" disabled={disabled} onClick={remove}>
              Remove<span className="sr-only"> {label}</span>
            </Button>
          </>
        ) : uploaded ? (
          <Badge status="success">Uploaded</Badge>
        ) : (
          <span className="text-ink-muted">No file chosen</span>
        )}
      </div>
      {progress !== undefined && <Progress label={`Uploading ${label}`} value={progress} />}
    </FormField>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (!src || !file.type.startsWith("image/")) return <FileIcon className="size-6" />;
  return (
    <img
      src={src}
      alt=""
      onError={() => setSrc(undefined)}
      className="size-12 shrink-0 rounded border border-line object-cover"
    />
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
