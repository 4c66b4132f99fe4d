import type { ApiError } from "@polyportal/api-client/client/api-error";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { spreadsheetType, uploadLimits } from "@polyportal/domain/upload/limits";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { FileDrop } from "@polyportal/ui/file-drop";
import { Progress } from "@polyportal/ui/progress";
import { Textarea } from "@polyportal/ui/textarea";
import { useState, type ReactNode } from "react";

/** 12 MB take long on a slow connection. */
export const previewTimeoutMs = 15 * 60_000;

type Props = {
  /** Uploads a sheet or pasted cells to be checked. */
  preview: {
    readonly mutate: (given: { file?: File; text?: string }) => void;
    readonly isPending: boolean;
    readonly error: ApiError | null;
    readonly progress: number | undefined;
  };
  /** The link to the sample sheet. */
  sample: ReactNode;
  fileHint?: string;
};

/** The sample, and a form for a sheet or its cells. */
export function ImportStart({ preview, sample, fileHint = words.fileHint }: Props) {
  const [text, setText] = useState("");
  const { mutate, isPending, error, progress } = preview;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div>{sample}</div>
      <FileDrop
        label={words.file}
        hint={fileHint}
        accept={[".xlsx", ".csv", ".tsv", ".txt", spreadsheetType]}
        disabled={isPending}
        refuse={({ size }) => (size > uploadLimits.maxBytes ? uploadMessages.tooBig : undefined)}
        onFiles={([file]) => file && mutate({ file })}
      />
      <Textarea
        label={words.paste}
        hint={words.pasteHint}
        value={text}
        disabled={isPending}
        onChange={({ target }) => setText(target.value)}
        className="min-h-32 max-h-80 overflow-auto font-mono text-14 whitespace-pre"
      />
      {isPending && (
        <Progress
          label={words.steps.previewing}
          // After the upload, the server's checking time is unknown.
          value={progress === undefined || progress === 1 ? undefined : progress * 100}
        />
      )}
      {error && (
        <Alert status="fail" live title={error.title}>
          {error.message}
        </Alert>
      )}
      <div>
        <Button loading={isPending} disabled={text.trim() === ""} onClick={() => mutate({ text })}>
          {words.check}
        </Button>
      </div>
    </div>
  );
}
