import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { cx } from "class-variance-authority";
import { imageTypes } from "@polyportal/domain/upload/limits";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { FileIcon } from "../../components/icon/icon.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { composeHandlers, composeRefs } from "../form-field/compose.ts";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";
import { sending, unchecked } from "./kept-file.ts";
import type { Uploads } from "./use-upload.ts";
import { useUpload } from "./use-upload.ts";
import { useWords } from "../../words/words.ts";
import { fileFieldWords } from "./file-field.words.ts";

export type FileFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"input", "accept" | "multiple"> &
  Uploads & {
    /** Accepted media types; by default images. */
    accept?: readonly string[];
    /** The progress of the upload in percent. */
    progress?: number | undefined;
  };

/**
 * Uploads a picture, or a PDF if accepted, as soon as it is chosen. Large pictures are shrunk on the device.
 * If a page is found on a photo, it is straightened and shown first. The value is the stored file's id, or
 * `null`.
 */
export function FileField<Values extends FieldValues = FieldValues>(props: FileFieldProps<Values>) {
  const { name, label, hint, required, accept = imageTypes, progress, className, ...rest } = props;
  const { onUpload, onRemove, keptNow, ...input } = rest;
  const words = useWords("fileField", fileFieldWords);
  const { id, error, control } = useField(props);
  const { value, file, review, canRetry, send, remove, onBlur, ref } = useUpload(name, {
    onUpload,
    onRemove,
    keptNow,
    accept,
  });
  const busy = value === sending || value === unchecked;

  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <input
        {...input}
        {...control}
        ref={composeRefs(ref, input.ref)}
        type="file"
        name={name}
        accept={accept.join()}
        onBlur={composeHandlers(onBlur, input.onBlur)}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          input.onChange?.(event);
          // Cleared, so that the same file can be chosen again.
          event.target.value = "";
          if (chosen) void send(chosen);
        }}
        // Hides the browser's "No file chosen": the line below says it.
        className={cx("ui-file base:w-full base:file:me-3", className)}
      />
      <div className="flex min-h-control flex-wrap items-center gap-3 text-14">
        {file && (
          <>
            <Thumbnail file={file} />
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              {file.name}{" "}
              <span className="text-ink-muted tabular-nums">({words.size(file.size)})</span>
            </span>
          </>
        )}
        {value && !busy && !canRetry && <Badge status="success">{words.kept}</Badge>}
        {!value && !file && <span className="text-ink-muted">{words.none}</span>}
        {file && canRetry && (
          <Button variant="secondary" size="small" onClick={() => void send(file)}>
            {words.retry}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
        {value && !busy && (
          <Button
            variant="quiet"
            size="small"
            disabled={input.disabled}
            onClick={() => {
              void remove().then(() => document.getElementById(id)?.focus());
            }}
          >
            {words.remove}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      {review?.(label, id)}
      {value === sending && (
        <Progress
          label={words.uploading(label)}
          {...(progress !== undefined && { value: progress })}
        />
      )}
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
